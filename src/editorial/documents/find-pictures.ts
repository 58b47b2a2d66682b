import { isRecord } from '#lib/is-record.ts'
import type { Work } from '#lib/work.ts'
import { toWords } from '#repository/query/document-words.ts'
import type { Snapshot } from '#repository/snapshot.ts'

type FoundPicture = { id: string; url: string; alt: string | null; width: number; height: number }

const MOST = 60
/** The newest documents have the pictures that somebody is likely to choose again. */
const MOST_LOOKED_AT = 3000
const STEPS_OF_LOOKING = 20

/** Pictures of published documents whose alternative text has all words, newest first. */
export function* findPictures(
  { documents }: Snapshot,
  words: readonly string[],
): Work<FoundPicture[]> {
  const found = new Map<string, FoundPicture>()
  for (const { data } of documents.slice(0, MOST_LOOKED_AT)) {
    for (const picture of picturesIn(data)) {
      const own = toWords(picture.alt ?? '')
      if (words.every((word) => own.some((other) => other.startsWith(word)))) {
        found.set(picture.id, picture)
      }
    }
    if (found.size >= MOST) break
    yield STEPS_OF_LOOKING
  }
  return [...found.values()].slice(0, MOST)
}

function picturesIn(value: unknown): FoundPicture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  const { id, url, alt, dimensions } = value
  if (typeof url === 'string' && typeof id === 'string' && isRecord(dimensions)) {
    const { width, height } = dimensions
    return [
      {
        id,
        url,
        alt: typeof alt === 'string' ? alt : null,
        width: Number(width),
        height: Number(height),
      },
    ]
  }
  return Object.values(value).flatMap(picturesIn)
}
