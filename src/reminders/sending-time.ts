import { atMinutes, singaporeDay } from '#lib/singapore-time.ts'

const FROM_MINUTES = 9 * 60
/** Who was away in the morning is told later, but nobody is woken up. */
const TO_MINUTES = 21 * 60

export function isSendingTime(now: Date): boolean {
  const day = singaporeDay(now)
  return now >= atMinutes(day, FROM_MINUTES) && now < atMinutes(day, TO_MINUTES)
}
