import { useEffect, useEffectEvent, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import type { BulkReport } from '../wire/bulk.ts'
import { isRunning } from './use-bulk.ts'

const LOOK_MS = 2000

/** Follows bulk changes whose dialog was closed. Returns a function that starts following one. */
export function useClosedBulk(onEnd: () => void): (id: string) => void {
  const [followed, setFollowed] = useState<readonly string[]>([])

  const look = useEffectEvent(async (id: string) => {
    // After a failure, the next request tells.
    const report = await callDesk<BulkReport>('GET', `/bulks/${id}`).catch(() => null)
    if (!report || isRunning(report)) return
    setFollowed((ids) => ids.filter((each) => each !== id))
    onEnd()
  })
  useEffect(() => {
    if (followed.length === 0) return
    const timer = setInterval(() => {
      for (const id of followed) void look(id)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [followed])

  return (id) => setFollowed((ids) => [...ids.filter((each) => each !== id), id])
}
