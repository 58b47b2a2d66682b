import { areNested } from '#lib/merge/same-path.ts'
import type { Change, DeskConflict } from '../wire/documents.ts'

/** The conflicts that the server lists for a draft, without those that were settled here. */
export function createOpenConflicts(tab: string, first: readonly DeskConflict[]) {
  let listed = first
  /** Settled by a choice. The server lists them until it hears of it. */
  const chosen = new Set<string>()

  const open = () => listed.filter(({ id }) => !chosen.has(id))
  const ownSides = () => open().filter(({ writer }) => writer === tab)

  return {
    listed: () => listed,
    open,
    /** Those whose own side was typed in this tab. */
    ownSides,
    /** Those around or inside the places of changes. */
    ownSidesAt: (changes: readonly Change[]) =>
      ownSides().filter(({ path }) => changes.some((one) => areNested(one.path, path))),
    take(found: readonly DeskConflict[]): void {
      listed = found
    },
    /** Settles an open one; `null` if it is not open. */
    choose(id: string): DeskConflict | null {
      const conflict = open().find((one) => one.id === id) ?? null
      if (conflict) chosen.add(id)
      return conflict
    },
    settleAll(ids: readonly string[]): void {
      for (const id of ids) chosen.add(id)
    },
    reopenAll(ids: readonly string[]): void {
      for (const id of ids) chosen.delete(id)
    },
  }
}
