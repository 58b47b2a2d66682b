import { useEffect, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import type { DocumentModel } from '../wire/documents.ts'

/** The model of a type; `null` until it is there. */
export function useModel(type: string): DocumentModel | null {
  const [model, setModel] = useState<DocumentModel | null>(null)
  useEffect(() => {
    let isGone = false
    callDesk<DocumentModel>('GET', `/models/${encodeURIComponent(type)}`).then(
      (found) => isGone || setModel(found),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [type])
  return model
}
