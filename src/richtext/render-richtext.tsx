import { renderToStaticMarkup } from 'react-dom/server'
import { createLoopTurns, type LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import type { RichtextMarkup } from '#lib/richtext-markup.ts'
import { createMarkupNotes, type FindMarkup, type WorkOutMarkup } from './markup.ts'
import { renderNodes } from './render-nodes.tsx'
import type { Richtext } from './richtext-node.ts'
import { RichtextPage, RichtextTop } from './richtext-page.tsx'

/** The services that render pages between requests. */
export type RichtextRendering = { turns: LoopTurns; workOutMarkup: WorkOutMarkup }

/** Without `workOutMarkup`, code and equations are shown as written. */
export async function renderRichtext(
  page: Richtext,
  { turns = createLoopTurns(), workOutMarkup }: Partial<RichtextRendering>,
): Promise<RichtextMarkup> {
  const notes = createMarkupNotes()
  const plain = await turns.run(writeRichtext(page, notes.find))
  if (notes.isEmpty() || !workOutMarkup) return plain
  await notes.workOut(workOutMarkup)
  return turns.run(writeRichtext(page, notes.find))
}

/** A page with this many blocks is split into parts that the browser lays out when they come near. */
const LONG_PAGE = 200
const PART = 20

/** Renders with all markup computed. */
export function* writeRichtext(page: Richtext, findMarkup: FindMarkup): Work<RichtextMarkup> {
  const { nodes } = page
  // Random, so that no text can contain it.
  const secret = crypto.randomUUID()
  let tokens = 0
  const rendering = { findMarkup, createToken: () => `{${secret}-${++tokens}}` }
  const [start = '', end = ''] = renderToStaticMarkup(
    <RichtextPage page={page}>{secret}</RichtextPage>,
  ).split(secret)
  const html = [start]
  if (nodes.length < LONG_PAGE) html.push(yield* renderNodes(nodes, rendering))
  for (let from = 0; from < nodes.length && nodes.length >= LONG_PAGE; from += PART) {
    const part = yield* renderNodes(nodes.slice(from, from + PART), rendering)
    html.push(`<div class="notion-part">${part}</div>`)
  }
  return {
    title: page.title,
    top: renderToStaticMarkup(<RichtextTop page={page} />),
    html: html.join('') + end,
  }
}
