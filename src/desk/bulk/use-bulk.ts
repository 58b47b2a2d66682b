import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import type { BulkReport } from '../wire/bulk.ts'

const LOOK_MS = 700

export function isRunning({ state }: Pick<BulkReport, 'state'>): boolean {
  return state === 'running' || state === 'undoing'
}

type Following = {
  onEnd: () => void
  /** The dialog is closed; the job keeps running. */
  onLeave: (id: string) => void
}

/** Follows a bulk change until it ends or the dialog is closed. */
export function useBulk(first: BulkReport, { onEnd, onLeave }: Following) {
  const [report, setReport] = useState(first)
  const [problem, setProblem] = useState<DeskError | null>(null)
  const { id } = report
  const isBusy = isRunning(report)

  const ask = useCallback(
    async (method: 'GET' | 'POST', path: string) => {
      try {
        const answer = await callDesk<BulkReport>(method, path, method === 'POST' ? {} : undefined)
        setReport(answer)
        setProblem(null)
        if (!isRunning(answer)) onEnd()
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        setProblem(error)
      }
    },
    [onEnd],
  )
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void ask('GET', `/bulks/${id}`), LOOK_MS)
    return () => clearInterval(timer)
  }, [isBusy, id, ask])

  const leave = useEffectEvent(() => isBusy && onLeave(id))
  useEffect(() => () => void leave(), [])

  return { report, problem, isBusy, undo: () => ask('POST', `/bulks/${id}/undo`) }
}
