const DAY_S = 24 * 60 * 60

/** How long an unused session lasts. */
export const IDLE_S = 30 * DAY_S
/** How long any session lasts, however often it is used. */
export const ABSOLUTE_S = 60 * DAY_S
/** How often at most the last use is written to the database. */
export const RENEW_S = DAY_S

/** Sessions opened before this have ended. */
export function oldestSession(now: Date): Date {
  return new Date(now.getTime() - ABSOLUTE_S * 1000)
}
