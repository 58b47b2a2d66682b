import { hasSlot, type SlotList, withSlots } from './slot-list.ts'

/**
 * A long list with a few changes. A new title takes a deal out of lists of common words, and copying each would be most
 * of the garbage of a publish; few of them are read before the next change.
 */
type EditedSlots = {
  length: number
  /** The list with its changes, copied on first use. */
  read: () => SlotList
  /** Whether slots that have changed are in the list now. */
  changed: ReadonlyMap<number, boolean>
  base: SlotList
}

/** Most lists never change and are stored as they are. */
export type StoredSlots = SlotList | EditedSlots

/** Shorter lists are copied at once: that is as quick as remembering the change. */
const LONG = 256
const MOST_CHANGES = 64

export function readSlots(list: StoredSlots): SlotList {
  return isEdited(list) ? list.read() : list
}

/** `gone` are slots of the list, `fresh` are not; both are in ascending order. */
export function editSlots(list: StoredSlots, gone: SlotList, fresh: SlotList): StoredSlots {
  const known = isEdited(list) ? list.changed.size : 0
  const isAppended = !isEdited(list) && gone.length === 0
  const isSmall = gone.length + fresh.length + known <= MOST_CHANGES
  if (list.length <= LONG || isAppended || !isSmall) return withSlots(readSlots(list), gone, fresh)
  const changed = new Map(isEdited(list) ? list.changed : [])
  for (const slot of Array.from(gone)) changed.set(slot, false)
  for (const slot of Array.from(fresh)) changed.set(slot, true)
  const length = list.length - gone.length + fresh.length
  return createEditedSlots(isEdited(list) ? list.base : list, changed, length)
}

function createEditedSlots(
  base: SlotList,
  changed: ReadonlyMap<number, boolean>,
  length: number,
): EditedSlots {
  let made: SlotList | null = null
  return {
    length,
    base,
    changed,
    read() {
      made ??= withChanges(base, changed)
      return made
    },
  }
}

/** A slot may have come and gone again since the base was made. */
function withChanges(base: SlotList, changed: ReadonlyMap<number, boolean>): SlotList {
  const sorted = [...changed].toSorted(([a], [b]) => a - b)
  const moves = sorted.filter(([slot, isIn]) => hasSlot(base, slot) !== isIn)
  const slotsThat = (isIn: boolean) =>
    moves.filter((move) => move[1] === isIn).map(([slot]) => slot)
  return withSlots(base, slotsThat(false), slotsThat(true))
}

function isEdited(list: StoredSlots): list is EditedSlots {
  return 'changed' in list
}
