import type { BlockMap } from '#lib/block-map.ts'

/** The plain text of a rich-text page. Block maps may come from other servers, so nothing is trusted. */
export function richtextWords(blocks: BlockMap): { title: string; text: string } {
  const [title = '', ...texts] = Object.values(blocks).map((entry) => {
    const runs: unknown = entry?.value?.properties?.title
    if (!Array.isArray(runs)) return ''
    return runs
      .map((run) => (Array.isArray(run) && typeof run[0] === 'string' ? run[0] : ''))
      .join('')
  })
  return { title, text: texts.filter(Boolean).join('\n') }
}
