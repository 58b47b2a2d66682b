import { AppError } from '#lib/node/app-error.ts'

/** A loader throws this if nothing is at the URL. */
export function pageNotFound(url: URL): AppError {
  return new AppError('not-found', `Page Not Found: ${url.pathname}${url.search}`)
}

/** The same for a path that only looks like a landing page's. */
export function pathNotFound(url: URL): AppError {
  return new AppError('not-found', `Page not found: ${url.pathname}${url.search}`)
}

/**
 * Throws for the old URL of a renamed document, and for a deal under another category. Such URLs, and those below them,
 * redirect to the document's own URL until another document takes them.
 */
export function checkAddress(url: URL, { asked, own }: { asked: string; own: string }): void {
  if (asked === own) return
  const movedTo = own + url.pathname.slice(asked.length) + url.search
  throw new AppError('not-found', `${url.pathname} is at ${movedTo} now`, { movedTo })
}
