import { firstPlace } from '#lib/node/first-place.ts'
import { STRETCH, type Work } from '#lib/node/work.ts'

/**
 * An immutable list in parts. A changed list shares every part without a change, so the next list of 100,000 documents
 * costs a few kilobytes, not a copy.
 */
export type PersistentList<Value> = Iterable<Value> & {
  length: number
  at: (place: number) => Value | undefined
  values: () => Generator<Value>
  parts: readonly (readonly Value[])[]
}

/** Changes of a list: places to remove, and items to insert before a place. Both are in ascending order. */
export type ListEdits<Item> = {
  cuts: readonly number[]
  inserts: readonly { at: number; item: Item }[]
}

const PART = 512

export function createPersistentList<Value>(values: readonly Value[] = []): PersistentList<Value> {
  return toList(splitIntoParts(values))
}

/** The list after the edits. Several lists in the same order can take the same edits. */
export function* withEdits<Item, Value>(
  list: PersistentList<Value>,
  { cuts, inserts }: ListEdits<Item>,
  toValue: (item: Item) => Value,
): Work<PersistentList<Value>> {
  const parts: (readonly Value[])[] = []
  let [place, cut, insert, steps] = [0, 0, 0, 0]
  for (const part of list.parts) {
    const [start, end] = [place, place + part.length]
    const isLast = end === list.length
    const isBefore = (at: number | undefined) => at !== undefined && (at < end || isLast)
    if (!isBefore(cuts[cut]) && !isBefore(inserts[insert]?.at)) {
      parts.push(part)
      place = end
      continue
    }
    const edited: Value[] = []
    while (place < end || isBefore(inserts[insert]?.at)) {
      const next = inserts[insert]
      if (next && next.at <= place) {
        edited.push(toValue(next.item))
        insert += 1
      } else {
        if (cuts[cut] === place) cut += 1
        else edited.push(part[place - start] as Value)
        place += 1
      }
      steps += 1
      if (steps < STRETCH) continue
      yield steps
      steps = 0
    }
    addParts(parts, edited)
  }
  yield steps
  return toList(parts)
}

/** A part that has become small joins the one before it, so that a list does not fall into ever more parts. */
function addParts<Value>(parts: (readonly Value[])[], edited: readonly Value[]): void {
  const last = parts.at(-1)
  if (last && edited.length === 0) return
  const joined = last && last.length + edited.length <= PART ? [...last, ...edited] : null
  if (joined) parts[parts.length - 1] = joined
  else parts.push(...splitIntoParts(edited))
}

/** A part may have up to twice its size, so that not every insertion into a full one splits it. */
function splitIntoParts<Value>(values: readonly Value[]): (readonly Value[])[] {
  if (values.length <= 2 * PART) return [values]
  return Array.from({ length: Math.ceil(values.length / PART) }, (_, number) =>
    values.slice(number * PART, (number + 1) * PART),
  )
}

function toList<Value>(parts: readonly (readonly Value[])[]): PersistentList<Value> {
  const ends: number[] = []
  let length = 0
  for (const part of parts) {
    length += part.length
    ends.push(length)
  }
  function* values(): Generator<Value> {
    for (const part of parts) for (const value of part) yield value
  }
  return {
    length,
    parts,
    values,
    [Symbol.iterator]: values,
    at(place) {
      const number = firstPlace(ends.length, (candidate) => (ends[candidate] as number) > place)
      return parts[number]?.[place - (ends[number - 1] ?? 0)]
    },
  }
}

/** The values from the place `start` up to, but not including, `end`, in pieces without copies where they are whole parts. */
export function* piecesBetween<Value>(
  { parts }: PersistentList<Value>,
  start: number,
  end: number,
): Iterable<readonly Value[]> {
  let place = 0
  for (const part of parts) {
    const [from, to] = [Math.max(start - place, 0), Math.min(end - place, part.length)]
    if (from < to) yield to - from === part.length ? part : part.slice(from, to)
    place += part.length
  }
}
