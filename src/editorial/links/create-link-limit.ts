import { AppError } from '#lib/node/app-error.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'

/** Per person: ten in a row, then one every six seconds. */
const LIMIT = { rate: 1 / 6, burst: 10 }
const TOO_MANY = 'You have fetched 10 links or pictures in a row. Try again in a few seconds.'

/** Throws when a person goes beyond the limit. */
export type LinkLimit = (person: { id: string }) => void

/** Bounds how often a person makes the server call other sites. */
export function createLinkLimit(): LinkLimit {
  const limit = createRateLimit(LIMIT)
  return ({ id }) => {
    const retryAfter = limit.retryAfter(id)
    if (retryAfter === null) return
    throw new AppError('too-many', TOO_MANY, { retryAfter: Math.ceil(retryAfter) })
  }
}
