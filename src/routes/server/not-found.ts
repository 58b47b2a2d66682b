import { AppError } from '#lib/app-error.ts'

/** What a loader throws when there is nothing at this address. */
export function pageNotFound(url: URL): AppError {
  return new AppError('not-found', `Page Not Found: ${url.pathname}${url.search}`)
}

/** The same for a path that only looked like one of ours: no landing page has that name. */
export function pathNotFound(url: URL): AppError {
  return new AppError('not-found', `Page not found: ${url.pathname}${url.search}`)
}

/**
 * Throws for the old address of a document that was renamed, and for any category of a deal but its own. Such addresses, and
 * what is below them, lead to the document's own address until another document takes them.
 */
export function checkAddress(url: URL, { asked, own }: { asked: string; own: string }): void {
  if (asked === own) return
  const movedTo = own + url.pathname.slice(asked.length) + url.search
  throw new AppError('not-found', `${url.pathname} is at ${movedTo} now`, { movedTo })
}
