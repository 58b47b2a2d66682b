import { useRef, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { useStore } from '../drafts/use-draft.ts'
import { useDesk } from '../shell/desk-context.ts'
import type { BrandTerms, Picked } from '../wire/documents.ts'

/** Fills empty fields with what the last deal of the brand says, and says so. */
export function useBrandTerms(): [note: string | null, onBrand: (picked: Picked | null) => void] {
  const store = useStore()
  const { toast } = useDesk()
  const [note, setNote] = useState<string | null>(null)

  const chosen = useRef<string | null>(null)

  async function onBrand(picked: Picked | null): Promise<void> {
    chosen.current = picked?.id ?? null
    if (!picked) return setNote(null)
    const { terms } = await callDesk<{ terms: BrandTerms }>(
      'GET',
      `/brands/${encodeURIComponent(picked.id)}/terms`,
    )
    if (!terms || chosen.current !== picked.id) return
    const empty = Object.entries(terms.data).filter(([name]) => isEmpty(store.get(['data', name])))
    for (const [name, value] of empty) store.set(['data', name], value)
    if (empty.length === 0) return
    setNote(`Outlets and terms came from “${terms.title}”`)
    toast(`${empty.length} facts came from the last deal of ${picked.title}.`, {
      undo: () => {
        for (const [name] of empty) store.set(['data', name], undefined)
        setNote(null)
      },
    })
  }
  // Without an answer the fields stay empty, and the form works as before.
  return [note, (picked) => void onBrand(picked).catch(() => {})]
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}
