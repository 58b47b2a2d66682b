import { useCallback, useEffect, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'

/** What the server answers at a path, asked again by `reload` and when the path changes. */
export function useLoaded<Value>(path: string) {
  const [value, setValue] = useState<Value | null>(null)
  const [problem, setProblem] = useState<DeskError | null>(null)
  const reload = useCallback(async () => {
    try {
      setValue(await callDesk<Value>('GET', path))
      setProblem(null)
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      setProblem(error)
    }
  }, [path])
  useEffect(() => {
    void reload()
  }, [reload])
  return { value, problem, reload }
}
