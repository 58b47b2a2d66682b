import { richtextPaths } from '#content/queries/richtext-paths.ts'
import { paths } from '#lib/paths.ts'
import { describeRichtext } from '#richtext/describe-richtext.ts'
import { type RichtextMarkup, renderRichtext } from '#richtext/render-richtext.tsx'
import { toRichtext } from '#richtext/to-richtext.ts'
import type { PageInput } from '../page-loader.ts'

export type LoadedRichtext = { page: RichtextMarkup; description: string; hasNamedPath: boolean }

/** A rich-text page ready for a payload, its links leading to named addresses; `null` if there is none. */
export async function loadRichtext(
  input: Pick<PageInput, 'content' | 'richtext' | 'richtextRules' | 'url'>,
  id: string,
): Promise<LoadedRichtext | null> {
  const { content, richtext, richtextRules, url } = input
  const [blocks, named] = await Promise.all([richtext.findPage(id), richtextPaths(content)])
  const page =
    blocks &&
    toRichtext(blocks, {
      ...richtextRules,
      host: url.host,
      pathOf: (pageId) => named.get(pageId) ?? paths.richtextPage(pageId),
      // By address, not by id: a page that has a name may be kept alive under both.
      idPrefix: url.pathname.slice(1).replaceAll('/', '.'),
    })
  return (
    page && {
      page: renderRichtext(page),
      description: describeRichtext(page),
      hasNamedPath: named.has(id.replaceAll('-', '')),
    }
  )
}
