import type { DeskConflict } from '../wire/documents.ts'
import { isSamePath } from './with-value-at.ts'

/** Whether one tab has made both conflicts at one place: there the later text was typed on from the earlier one. */
export function isSameChain(one: DeskConflict, other: DeskConflict): boolean {
  const isOneTab = tabOf(one) !== null && tabOf(one) === tabOf(other)
  return one === other || (isOneTab && isSamePath(one.path, other.path))
}

/** One conflict for all that a tab has typed at a place: from what it began with to what it typed last. */
export function toChains(conflicts: readonly DeskConflict[]): DeskConflict[] {
  return conflicts
    .filter((last, at) => !conflicts.slice(at + 1).some((later) => isSameChain(last, later)))
    .map((last) => {
      const { before: _, ...rest } = last
      const first = conflicts.find((one) => isSameChain(one, last))
      return first?.before === undefined ? rest : { ...rest, before: first.before }
    })
}

/** Saves of the desk are named after the tab that made them (`toSaveId`), and conflicts after the save. `null` for others. */
export function tabOf({ id }: DeskConflict): string | null {
  return /^(\w+)-\d+-[\da-f]{8}\.\d+$/.exec(id)?.[1] ?? null
}
