import type { ServerLimits } from '#http/server-limits.ts'

/** For servers whose stop is not the subject: nobody sends a request once the test is over. */
export const closeAtOnce: Partial<ServerLimits> = { graceMs: 10, firstRequestMs: 0 }
