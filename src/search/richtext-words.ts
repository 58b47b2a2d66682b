import type { BlockMap } from '#lib/block-map.ts'

/** What a rich-text page says, as plain text. Block maps may come from elsewhere, so nothing is trusted. */
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
