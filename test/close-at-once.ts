import type { ServerLimits } from '#http/server-limits.ts'

/** For tests that are not about stopping: nobody sends a request once the test has ended. */
export const closeAtOnce: Partial<ServerLimits> = { graceMs: 10, firstRequestMs: 0 }
