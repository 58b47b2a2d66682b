import { AppError } from '#lib/app-error.ts'

/** What a loader throws when there is nothing at this address. */
export function pageNotFound(url: URL): AppError {
  return new AppError('not-found', `Page Not Found: ${url.pathname}${url.search}`)
}

/** The same for a path that only looked like one of ours: no landing page has that name. */
export function pathNotFound(url: URL): AppError {
  return new AppError('not-found', `Page not found: ${url.pathname}${url.search}`)
}
