import { useCallback, useEffect, useRef, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import type { FieldChange, QueueRow, Rechecked, RecheckInput, Today } from '../wire/today.ts'

/** A deal that somebody has just checked. It leaves the queue when it is read again. */
export type Done = { said: string; changes: FieldChange[]; at: number }

/** The queue is read again this often while the page is shown. */
const FRESH_MS = 60_000

/** The queue and the acts on it. `done` has the checks since the queue was read, by deal. */
export function useToday() {
  const [today, setToday] = useState<Today | null>(null)
  const [failure, setFailure] = useState<DeskError | null>(null)
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map())

  const [busy, undone] = [useRef(new Set<string>()), useRef(new WeakSet<object>())]

  const read = useCallback(async () => {
    const asked = performance.now()
    try {
      setToday(await callDesk<Today>('GET', '/today'))
      setDone((known) => new Map([...known].filter(([, { at }]) => at > asked)))
      setFailure(null)
    } catch (error) {
      if (error instanceof DeskError) setFailure(error)
    }
  }, [])
  useEffect(() => {
    void read()
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), FRESH_MS)
    return () => clearInterval(timer)
  }, [read])

  function mark(id: string, what: Done | null): void {
    setDone((known) => {
      const next = new Map(known)
      if (what) next.set(id, what)
      else next.delete(id)
      return next
    })
  }

  /** One act at a time for each deal: a second tap does nothing. */
  async function alone<Result>(id: string, run: () => Promise<Result>): Promise<Result | null> {
    if (busy.current.has(id)) return null
    busy.current.add(id)
    return run().finally(() => busy.current.delete(id))
  }

  /** `null` if the deal is being checked, or was checked just now. */
  async function recheck({ deal: { id } }: QueueRow, input: RecheckInput, said: string) {
    if (done.has(id)) return null
    return alone(id, async () => {
      const answer = await callDesk<Rechecked>('POST', `/deals/${id}/recheck`, input)
      mark(id, { said, changes: answer.changes, at: performance.now() })
      return answer
    })
  }

  /** The row and the toast offer the same undo: only the first counts. */
  async function undo(id: string, changes: readonly FieldChange[]): Promise<void> {
    if (undone.current.has(changes)) return
    await alone(id, async () => {
      await callDesk('POST', `/deals/${id}/undo-recheck`, { changes })
      undone.current.add(changes)
      mark(id, null)
    })
  }

  return { today, failure, done, read, recheck, undo }
}
