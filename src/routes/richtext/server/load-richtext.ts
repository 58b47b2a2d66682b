import { richtextPaths } from '#content/queries/richtext-paths.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import type { RichtextMarkup } from '#lib/richtext-markup.ts'
import { describeRichtext } from '#richtext/describe-richtext.ts'
import { renderRichtext } from '#richtext/render-richtext.tsx'
import type { Richtext } from '#richtext/richtext-node.ts'
import { toRichtext } from '#richtext/to-richtext.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { RichtextExcerpt } from '../payload.ts'

type RichtextInput = Pick<PageInput, 'content' | 'richtext' | 'richtextRules' | 'url'>

export type LoadedRichtext = {
  page: RichtextMarkup
  description: string
  /** The named path of the same page. */
  namedPath: string | null
}

/** A rich-text page ready for a payload; `null` if there is none. */
export async function loadRichtext(
  input: RichtextInput,
  id: string,
): Promise<LoadedRichtext | null> {
  const found = await findRichtext(input, id)
  return (
    found && {
      page: await renderRichtext(found.page, input.richtextRules),
      description: describeRichtext(found.page),
      namedPath: found.namedPath,
    }
  )
}

/** `null` if there is no such page. */
export async function loadExcerpt(
  input: RichtextInput,
  { id, questions }: { id: string; questions: number },
): Promise<RichtextExcerpt | null> {
  const page = (await findRichtext(input, id))?.page
  if (!page) return null
  // On a page of questions and answers each one is a toggle.
  const nodes = page.nodes.filter(({ type }) => type === 'toggle').slice(0, questions)
  const { html } = await renderRichtext({ ...page, contents: [], nodes }, input.richtextRules)
  return { description: describeRichtext(page), questions: nodes.length > 0 ? html : '' }
}

async function findRichtext(
  { content, richtext, richtextRules, url }: RichtextInput,
  id: string,
): Promise<{ page: Richtext; namedPath: string | null } | null> {
  const [blocks, named] = await Promise.all([richtext.findPage(id), richtextPaths(content)])
  if (!blocks) return null
  const { turns = createLoopTurns() } = richtextRules
  const page = await turns.run(
    toRichtext(blocks, {
      ...richtextRules,
      host: url.host,
      // By path, not by id: a page with a name may be kept alive under both paths.
      idPrefix: url.pathname.slice(1).replaceAll('/', '.'),
    }),
  )
  return page && { page, namedPath: named.get(id.replaceAll('-', '')) ?? null }
}
