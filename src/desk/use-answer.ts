import { useCallback, useEffect, useRef, useState } from 'react'
import { callDesk, DeskError } from './call-desk.ts'

/**
 * What the desk's API answers to a GET, and what reads it again. The last answer stays while it does. `pauseMs` waits for the
 * next key before the server is asked.
 */
export function useAnswer<Answer>(path: string, { pauseMs = 0 } = {}) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<DeskError | null>(null)

  const latest = useRef(0)

  const read = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    try {
      const found = await callDesk<Answer>('GET', path)
      // A slow answer to an older question must not replace a newer one.
      if (latest.current !== own) return
      setAnswer(found)
      setFailure(null)
    } catch (error) {
      if (error instanceof DeskError && latest.current === own) setFailure(error)
    }
  }, [path])
  useEffect(() => {
    const timer = setTimeout(() => void read(), pauseMs)
    return () => clearTimeout(timer)
  }, [read, pauseMs])

  return { answer, failure, read }
}
