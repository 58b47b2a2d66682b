import type { ChangeCounts } from '../publish/staged-change.ts'

export function toCountsText({ added, changed, unchanged, removed, pages }: ChangeCounts): string {
  const documents = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`
  return pages === 0 ? documents : `${documents}; ${pages} rich-text pages`
}
