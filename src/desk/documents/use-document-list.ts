import { useCallback, useEffect, useRef, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import type { DocumentList } from '../wire/documents.ts'

/** After the last key, before the server is asked. */
const PAUSE_MS = 150

/** A list of documents that follows its question, page by page. The last answer stays until the next one is here. */
export function useDocumentList(type: string, question: string) {
  const [list, setList] = useState<DocumentList | null>(null)
  const [failure, setFailure] = useState<DeskError | null>(null)
  const asked = useRef('')
  const address = `/documents?type=${type}${question && `&${question}`}`

  const read = useCallback(async (path: string, before: DocumentList | null) => {
    asked.current = path
    try {
      const answer = await callDesk<DocumentList>('GET', path)
      // A slow answer to an older question must not replace a newer one.
      if (asked.current !== path) return
      setList(before ? { ...answer, rows: [...before.rows, ...answer.rows] } : answer)
      setFailure(null)
    } catch (error) {
      if (error instanceof DeskError && asked.current === path) setFailure(error)
    }
  }, [])

  useEffect(() => {
    const isTyped = new URLSearchParams(question).has('words')
    const timer = setTimeout(() => void read(address, null), isTyped ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [address, question, read])

  function readMore(): void {
    if (list?.next) void read(`${address}&cursor=${list.next}`, list)
  }

  return { list, failure, readMore, readAgain: () => void read(address, null) }
}
