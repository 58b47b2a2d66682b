import { useCallback, useEffect, useState } from 'react'
import { callDesk, DeskError } from './call-desk.ts'

/** What the desk's API answers to a GET, and what reads it again. The last answer stays while it does. */
export function useAnswer<Answer>(path: string) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<DeskError | null>(null)

  const read = useCallback(async () => {
    try {
      setAnswer(await callDesk<Answer>('GET', path))
      setFailure(null)
    } catch (error) {
      if (error instanceof DeskError) setFailure(error)
    }
  }, [path])
  useEffect(() => {
    void read()
  }, [read])

  return { answer, failure, read }
}
