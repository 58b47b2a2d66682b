import { isSameValue } from '#lib/merge/same-value.ts'
import type { Path } from '../wire/documents.ts'
import type { DraftStore } from './draft-store.ts'

/**
 * The value at a path for an editor that shows typing by itself. `read` gives the same object until the value is
 * another one than the editor has made, so the editor is drawn neither for its own keys nor when they are saved.
 */
export function createEditedValue<Value>(store: Pick<DraftStore, 'get' | 'subscribe'>, path: Path) {
  let known = store.get(path)
  let drawn = { value: known as Value }
  let isEditing = false
  return {
    read(): { readonly value: Value } {
      const now = store.get(path)
      if (now !== known) drawn = { value: now as Value }
      known = now
      return drawn
    },
    subscribe: (listener: () => void) => store.subscribe(() => isEditing || listener()),
    /** `change` makes the value `after`, unless others have changed it too. */
    edit(after: Value, change: () => void): void {
      isEditing = true
      try {
        change()
      } finally {
        isEditing = false
      }
      const now = store.get(path)
      if (isSameValue(now, after)) known = now
    },
  }
}
