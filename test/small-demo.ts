import { saveAssets, streamAssets } from '#db/assets.ts'
import type { Database } from '#db/database.ts'
import { linkedIds } from '#repository/document-links.ts'
import type { ContentChange, Snapshot } from '#repository/snapshot.ts'
import { publishChange } from './publish-change.ts'

/** Of each category of deals, and of each other type. */
const FEW = 3
/** Documents that tests name. */
const named = [
  'kaya-toast-set-two-for-one',
  'pasar-pintar-first-basket',
  'kopi-ordering-guide',
  'dive',
]

type SmallDemoOptions = Parameters<typeof publishChange>[2] & {
  /** The database of the whole demo, and what is published there. */
  whole: Database
  snapshot: Snapshot
}

/** Publishes a tenth of the demo, with its pictures. */
export async function publishSmallDemo(
  db: Database,
  { whole, snapshot, ...options }: SmallDemoOptions,
): Promise<void> {
  const change = chooseFew(snapshot)
  const text = JSON.stringify(change)
  const assets = await Array.fromAsync(streamAssets(whole))
  await publishChange(db, change, options)
  await saveAssets(
    db,
    assets.filter(({ id }) => text.includes(id)),
  )
}

/** The first documents of each kind, those that tests name, and the brands of the deals among them. */
function chooseFew({ documents, byId, richtextPages }: Snapshot): ContentChange {
  const kinds = Map.groupBy(documents, ({ type, data }) => `${type} ${data.category ?? ''}`)
  const chosen = new Set([...kinds.values()].flatMap((list) => list.slice(0, FEW)))
  for (const document of documents) if (named.includes(document.uid ?? '')) chosen.add(document)
  for (const deal of [...chosen].filter(({ type }) => type === 'deal')) {
    for (const linked of linkedIds(deal).flatMap((id) => byId.get(id) ?? [])) {
      if (linked.type === 'brand') chosen.add(linked)
    }
  }
  return {
    documents: [...documents].filter((document) => chosen.has(document)),
    richtextPages: [...richtextPages].map(([id, blockMap]) => ({ id, blockMap })),
  }
}
