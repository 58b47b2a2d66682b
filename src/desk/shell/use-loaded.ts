import { useCallback, useEffect, useRef, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import { findFirstAnswer, forgetFirstAnswer } from '../first-answers.ts'

/**
 * What the desk's API answers to a GET, and a function that reads it again. The last answer stays until the next one arrives; a
 * `null` path requests nothing. `pauseMs` delays the request, so that quick typing sends only one.
 */
export function useLoaded<Value>(path: string | null, { pauseMs = 0 } = {}) {
  const [value, setValue] = useState(() => (path === null ? null : findFirstAnswer<Value>(path)))
  const [problem, setProblem] = useState<DeskError | null>(null)
  const latest = useRef(0)

  const reload = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    if (path === null) {
      setValue(null)
      setProblem(null)
      return
    }
    try {
      const found = await callDesk<Value>('GET', path)
      // A slow answer to an older question must not replace a newer one.
      if (latest.current !== own) return
      setValue(found)
      setProblem(null)
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      if (latest.current === own) setProblem(error)
    }
  }, [path])
  useEffect(() => {
    // The document embedded the answer.
    if (path !== null && forgetFirstAnswer(path)) return
    const timer = setTimeout(() => void reload(), path === null ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [path, reload, pauseMs])

  return { value, problem, reload }
}
