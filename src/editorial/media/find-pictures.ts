import { isRecord } from '#lib/is-record.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Snapshot } from '#repository/snapshot.ts'

export type PublishedPicture = {
  id: string
  url: string
  alt: string | null
  width: number
  height: number
  /** How many documents show it. */
  uses: number
}

const STEPS_OF_DOCUMENT = 20

/** Every picture of published documents, newest first, by id. Each snapshot is read once. */
export function createPublishedPictures(turns: LoopTurns) {
  return oncePer((snapshot: Snapshot) => turns.run(readPictures(snapshot)))
}

function* readPictures({ documents }: Snapshot): Work<Map<string, PublishedPicture>> {
  const found = new Map<string, PublishedPicture>()
  for (const { data } of documents) {
    const own = new Map(picturesIn(data).map((picture) => [picture.id, picture]))
    for (const [id, picture] of own) {
      const known = found.get(id)
      if (known) known.uses += 1
      else found.set(id, picture)
    }
    yield STEPS_OF_DOCUMENT
  }
  return found
}

/** `said` is the text beside it: groups such as `art` have one of their own. */
function picturesIn(value: unknown, said: string | null = null): PublishedPicture[] {
  if (Array.isArray(value)) return value.flatMap((item) => picturesIn(item, said))
  if (!isRecord(value)) return []
  const { id, url, alt, dimensions } = value
  const text = typeof alt === 'string' && alt !== '' ? alt : said
  if (typeof url !== 'string' || typeof id !== 'string' || !isRecord(dimensions)) {
    return Object.values(value).flatMap((part) => picturesIn(part, text))
  }
  const { width, height } = dimensions
  return [{ id, url, alt: text, width: Number(width), height: Number(height), uses: 1 }]
}
