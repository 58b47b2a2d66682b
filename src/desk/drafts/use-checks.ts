import { useEffect, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import type { CheckedDraft } from '../wire/documents.ts'
import { useDocument } from './use-draft.ts'

/** Findings wait until somebody has stopped typing for this long. */
const WAIT_MS = 400

/** What rules and readers make of the draft as it is shown, saved or not. */
export function useChecks(id: string, at: string | null): CheckedDraft | null {
  const document = useDocument()
  const [checked, setChecked] = useState<CheckedDraft | null>(null)
  useEffect(() => {
    if (!document) return
    let isOld = false
    const { type, uid, tags, data } = document
    const timer = setTimeout(async () => {
      const body = { document: { type, uid, tags, data }, at }
      // Without an answer the last one stays.
      const found = await callDesk<CheckedDraft>(
        'POST',
        `/documents/${encodeURIComponent(id)}/checks`,
        body,
      ).catch(() => null)
      if (found && !isOld) setChecked(found)
    }, WAIT_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [id, at, document])
  return checked
}
