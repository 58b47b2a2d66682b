const DAY_S = 24 * 60 * 60

/** A session that nobody uses ends after this long. */
export const IDLE_S = 30 * DAY_S
/** However often it is used: after this long somebody proves again who they are. */
export const ABSOLUTE_S = 60 * DAY_S
/** Written to the database at most this often. */
export const RENEW_S = DAY_S

/** Sessions that were opened before this are over. */
export function oldestSession(now: Date): Date {
  return new Date(now.getTime() - ABSOLUTE_S * 1000)
}
