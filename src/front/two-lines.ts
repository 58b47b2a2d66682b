import { createLines } from '#lib/node/lines.ts'

export type TwoLines<Item> = ReturnType<typeof createTwoLines<Item>>

/** Callers wait in one line while they have time of their own, and in the other for turns that they share. */
export function createTwoLines<Item>() {
  const own = createLines<Item>()
  const shared = createLines<Item>()

  return {
    own,
    shared,
    size: () => own.size() + shared.size(),
    sizeOf: (caller: string) => own.sizeOf(caller) + shared.sizeOf(caller),
    /** How many other callers wait for a shared turn. */
    othersInShared: (caller: string) => shared.count() - (shared.sizeOf(caller) > 0 ? 1 : 0),
    moveToShared(caller: string): void {
      for (const item of own.takeAll(caller)) shared.add(caller, item)
    },
    remove(caller: string, item: Item): void {
      if (!own.remove(caller, item)) shared.remove(caller, item)
    },
    /** Takes the last item of the longest line; `null` when no caller has more than one. */
    lastOfLongest: () => shared.lastOfLongest() ?? own.lastOfLongest(),
  }
}
