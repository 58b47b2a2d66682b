import { stationsNear } from '#deals/facts/near-place.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { createWeekReader, type UsableWeek } from '#deals/times/usable-week.ts'
import { shareEqual } from '#lib/node/share-equal.ts'
import type { Point } from '#lib/singapore-point.ts'
import { singaporeDay } from '#lib/singapore-time.ts'

/** Shared by all records of deals. Equal hours and lists of stations are the same objects, because an index has very many. */
export type RecordContext = {
  now: Date
  /** The day in Singapore; an index serves all of it. */
  today: string
  /** The week from `today` on. */
  readWeek: (times: DealTimes) => UsableWeek
  stationsNear: (point: Point) => readonly string[]
}

export function createRecordContext(now: Date): RecordContext {
  const today = singaporeDay(now)
  const shareStations = shareEqual((names: readonly string[]) => names.join())
  return {
    now,
    today,
    readWeek: createWeekReader(today),
    stationsNear: (point) => shareStations(stationsNear(point)),
  }
}
