import { atMinutes, singaporeDay } from '../singapore-time.ts'

const FROM_MINUTES = 9 * 60
/** A late start sends later that day, but never at night. */
const TO_MINUTES = 21 * 60

export function isSendingTime(now: Date): boolean {
  const day = singaporeDay(now)
  return now >= atMinutes(day, FROM_MINUTES) && now < atMinutes(day, TO_MINUTES)
}
