import type { Picked } from '#desk/wire/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { findPublished, hasWords, toQueryWords } from './find-documents.ts'
import type { ListServices } from './find-listed.ts'
import { thumbOf, titleOf } from './title-of.ts'

const MOST = 20

/** Documents to link to: that with the `id`, or those with the words in their titles first. Drafts can be linked to as well. */
export async function pickDocuments(
  { store, turns, drafts }: ListServices,
  query: URLSearchParams,
): Promise<{ picks: Picked[] }> {
  const id = query.get('id')
  if (id !== null) {
    const document = store.snapshot().byId.get(id) ?? (await drafts.read()).get(id)?.document
    return { picks: document ? [toPicked(document)] : [] }
  }
  const types = query.getAll('type')
  const words = toQueryWords(query.get('words') ?? '')
  const wanted = { type: types.length === 1 ? (types[0] ?? null) : null, words }
  const snapshot = store.snapshot()
  const published = await turns.run(findPublished(snapshot, wanted, MOST_RANKED))
  const written = [...(await drafts.read()).values()]
    .filter((draft) => !snapshot.byId.has(draft.document.id) && hasWords(draft, wanted))
    .map(({ document }) => document)
  const isOfType = ({ type }: StoredDocument) => types.length === 0 || types.includes(type)
  const some = [...written, ...published].filter(isOfType)
  const ranked =
    words.length === 0 ? some : some.toSorted((a, b) => rank(b, words) - rank(a, words))
  return { picks: ranked.slice(0, MOST).map(toPicked) }
}

const MOST_RANKED = 500

/** How many of the words are in the title. */
function rank(document: StoredDocument, words: readonly string[]): number {
  const title = titleOf(document).toLowerCase()
  return words.filter((word) => title.includes(word)).length
}

function toPicked(document: StoredDocument): Picked {
  const { id, type, uid, lang } = document
  return { id, type, uid, lang, title: titleOf(document), thumb: thumbOf(document) }
}
