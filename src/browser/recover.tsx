import { flushSync } from 'react-dom'
import { fullTitle } from '#routes/full-title.ts'
import type { ErrorEnvelope, ShellInfo } from '#routes/page-envelope.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import { ErrorPage, errorTitle } from '#ui/error-page.tsx'
import { type KeptPages, showError } from './kept-pages.ts'
import { LoadFailure } from './load-failure.ts'
import { focusHeading, type NavigatorOptions } from './navigation.ts'
import { fullLoad, reloadOnce } from './reload.ts'
import type { Store } from './store.ts'

// Loads late: see `loadRecovery` of the page source.

/** Shows an error page, or does a full load if that may succeed. */
export function recover(options: NavigatorOptions, failure: unknown, path: string): void {
  const { reason, status } = failure instanceof LoadFailure ? failure : new LoadFailure('network')
  // Offline, the service worker has a copy of the page or the offline page.
  const hasWorker = reason === 'network' && navigator.serviceWorker?.controller
  if (reason === 'outdated' || hasWorker) {
    fullLoad(path)
    return
  }
  if (reason === 'code' && navigator.onLine && reloadOnce(path)) return
  showFailure(options, { path, status })
  focusHeading()
}

type Shown = { kept: Store<KeptPages>; productName: string }

/** Shows the error page instead of the page at the path. */
export function showFailure(
  { kept, productName }: Shown,
  { path, status }: { path: string; status: number },
): void {
  flushSync(() => kept.set(showError(kept.get(), path, toErrorPage(status, path))))
  document.title = fullTitle(errorTitle(status), productName)
}

/** The error page of a document. */
export async function readError(envelope: ErrorEnvelope) {
  const { statusCode, data, instead } = envelope
  const { path } = data
  const shown = { path, errorPage: toErrorPage(statusCode, path) }
  if (!instead) return shown
  const { Page } = await loadPageModule('error').catch((cause) => {
    // Its chunk no longer exists, so there is a newer build.
    reloadOnce(path)
    throw cause
  })
  return { ...shown, instead: { path, Page, payload: envelope } }
}

type Crashed = { kept: Store<KeptPages>; shell: ShellInfo }

/** A page threw. */
export function showCrash({ kept, shell: { productName } }: Crashed): void {
  const { path } = kept.get()
  showFailure({ kept, productName }, { path, status: 500 })
}

function toErrorPage(status: number, path: string) {
  return <ErrorPage status={status} path={path} />
}
