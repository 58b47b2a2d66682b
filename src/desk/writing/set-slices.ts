import { isRecord } from '#lib/is-record.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { Slice, Slices } from './article-codec.ts'

/**
 * Writes a slice zone into the draft. If slices were only rewritten, each is a change of its own field, so that what is sent with
 * a keystroke is one text, and a colleague in the next slice causes no conflict.
 */
export function setSlices(
  store: DraftStore,
  { zone, after, from }: { zone: string; after: Slices; from?: Slices | undefined },
): void {
  const before = from ?? ((store.get(['data', zone]) ?? []) as Slices)
  const isSameOrder =
    before.length === after.length && before.every((one, at) => one.id === after[at]?.id)
  if (!isSameOrder || before.some(({ id }) => id === undefined)) {
    store.set(['data', zone], after, from)
    return
  }
  after.forEach((slice, place) => {
    const old = before[place]
    if (!old || old === slice || slice.id === undefined) return
    for (const { name, was, now } of changedFields(old, slice)) {
      store.set(['data', zone, slice.id, 'primary', name], now, from && was)
    }
  })
}

function changedFields(old: Slice, now: Slice) {
  const before = isRecord(old.primary) ? old.primary : {}
  const after = isRecord(now.primary) ? now.primary : {}
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, was: before[name], now: after[name] }))
}
