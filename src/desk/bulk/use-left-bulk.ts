import { useEffect, useEffectEvent, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import type { BulkReport } from '../wire/bulk.ts'
import { isRunning } from './use-bulk.ts'

const LOOK_MS = 2000

/** Follows a bulk change whose dialog is closed. Returns what begins to. */
export function useLeftBulk(onEnd: () => void): (id: string) => void {
  const [left, setLeft] = useState<string | null>(null)

  const look = useEffectEvent(async (id: string) => {
    // Without an answer, the next look tells.
    const report = await callDesk<BulkReport>('GET', `/bulks/${id}`).catch(() => null)
    if (!report || isRunning(report)) return
    setLeft(null)
    onEnd()
  })
  useEffect(() => {
    if (left === null) return
    const timer = setInterval(() => void look(left), LOOK_MS)
    return () => clearInterval(timer)
  }, [left])

  return setLeft
}
