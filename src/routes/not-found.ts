import { AppError } from '#lib/app-error.ts'

/** What a loader throws when there is nothing at this address. */
export function pageNotFound(url: URL): AppError {
  return new AppError('not-found', `Page Not Found: ${url.pathname}${url.search}`)
}
