import { useState } from 'react'

/** The selection in a list: single rows, or everything that matches the question. */
export type Picked = { ids: ReadonlySet<string>; isAll: boolean }

const NOTHING: Picked = { ids: new Set(), isAll: false }

/** Selects rows of a list, singly or as a range. A new question clears the selection. */
export function usePicked(question: string, shown: readonly string[]) {
  const [state, setState] = useState({ question, picked: NOTHING, last: '' })
  const { picked, last } = state.question === question ? state : { picked: NOTHING, last: '' }
  const set = (next: Picked, id = '') => setState({ question, picked: next, last: id })

  return {
    picked,
    count: (total: number) => (picked.isAll ? total : picked.ids.size),
    isPicked: (id: string) => picked.isAll || picked.ids.has(id),
    /** With `isRange`, all rows from the last selected one. */
    pick(id: string, isRange: boolean): void {
      const ids = new Set(picked.isAll ? shown : picked.ids)
      const isOn = !ids.has(id)
      const [from, to] = [shown.indexOf(isRange && last ? last : id), shown.indexOf(id)]
      const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
      for (const each of isRange ? range : [id]) {
        if (isRange || isOn) ids.add(each)
        else ids.delete(each)
      }
      set({ ids, isAll: false }, id)
    },
    pickShown: () => set({ ids: new Set(shown), isAll: false }),
    pickAll: () => set({ ids: new Set(shown), isAll: true }),
    clear: () => set(NOTHING),
  }
}
