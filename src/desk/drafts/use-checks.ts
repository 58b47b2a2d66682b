import { useEffect, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import type { CheckedDraft, WrittenDocument } from '../wire/documents.ts'
import { useStore } from './use-draft.ts'

/** Findings wait until somebody has stopped typing for this long. */
const WAIT_MS = 400

/**
 * What rules and readers say about the draft as it is shown, saved or not. It follows the draft without drawing its page anew
 * with each key.
 */
export function useChecks(id: string, at: string | null): CheckedDraft | null {
  const store = useStore()
  const [checked, setChecked] = useState<CheckedDraft | null>(null)
  useEffect(() => {
    let shown: WrittenDocument | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    async function check(document: WrittenDocument): Promise<void> {
      const { type, uid, tags, data } = document
      // After a failure the last answer stays.
      const found = await callDesk<CheckedDraft>(
        'POST',
        `/documents/${encodeURIComponent(id)}/checks`,
        { document: { type, uid, tags, data }, at },
      ).catch(() => null)
      if (found && document === shown) setChecked(found)
    }
    function plan(): void {
      const document = store.document()
      if (document === shown) return
      shown = document
      clearTimeout(timer)
      if (document) timer = setTimeout(() => void check(document), WAIT_MS)
    }

    plan()
    const stop = store.subscribe(plan)
    return () => {
      shown = null
      clearTimeout(timer)
      stop()
    }
  }, [store, id, at])
  return checked
}
