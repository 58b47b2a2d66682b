import { AppError } from '#lib/app-error.ts'
import { createRateLimit } from '#lib/rate-limit.ts'

/** Of one person: ten at once, then one every six seconds. */
const LIMIT = { rate: 1 / 6, burst: 10 }

/** Bounds how often a person makes the server call other sites. What it returns throws beyond that. */
export function createLinkLimit(): (person: { id: string }) => void {
  const limit = createRateLimit(LIMIT)
  return ({ id }) => {
    const retryAfter = limit.retryAfter(id)
    if (retryAfter === null) return
    throw new AppError('too-many', 'You have read many links. Wait a few seconds.', {
      retryAfter: Math.ceil(retryAfter),
    })
  }
}
