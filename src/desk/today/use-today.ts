import { useCallback, useEffect, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import type { FieldChange, QueueRow, Rechecked, RecheckInput, Today } from '../wire/today.ts'

/** A deal that somebody has just checked. It leaves the queue when it is read again. */
export type Done = { said: string; changes: FieldChange[] }

/** The queue is read again this often while the page is shown. */
const FRESH_MS = 60_000

/** What needs a person, and the acts on it. `done` has what was checked since the page was opened, by deal. */
export function useToday() {
  const [today, setToday] = useState<Today | null>(null)
  const [failure, setFailure] = useState<DeskError | null>(null)
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map())

  const read = useCallback(async () => {
    try {
      setToday(await callDesk<Today>('GET', '/today'))
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

  async function recheck({ deal }: QueueRow, input: RecheckInput, said: string) {
    const answer = await callDesk<Rechecked>('POST', `/deals/${deal.id}/recheck`, input)
    mark(deal.id, { said, changes: answer.changes })
    return answer
  }

  async function undo(id: string, changes: readonly FieldChange[]): Promise<void> {
    if (changes.length > 0) await callDesk('POST', `/deals/${id}/undo-recheck`, { changes })
    mark(id, null)
  }

  return { today, failure, done, read, recheck, undo }
}
