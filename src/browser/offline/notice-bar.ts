import * as paths from '#lib/paths.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { storageProblems } from '#ui/storage-problems.ts'
import type { VisitorStore } from '../visitor-store.ts'
import css from './notice-bar.css?inline'

const OFFLINE = 'No signal. Saved coupons still work; prices may be old.'

/** How soon to ask an unreachable server again, and the time-out of that request. */
const RETRY_MS = 10_000

/** Screen readers do not announce a live region's initial text, so it is added empty and filled later. */
const HEARD_MS = 100

/**
 * The bar below the header that says what does not work now. Without React, because few visitors ever see it, and the
 * app's script is at its size limit.
 */
export function createNoticeBar(visitor: VisitorStore) {
  let reached = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const bar = document.createElement('div')
  bar.className = 'notice-bar'
  bar.role = 'status'

  function show(): void {
    const offline = !(navigator.onLine && reached)
    const cause = visitor.hasActed() && visitor.problem()
    const text = [offline && OFFLINE, cause && storageProblems[cause]].filter(Boolean).join(' ')
    if (bar.isConnected) {
      if (bar.textContent !== text) bar.textContent = text
    } else if (text) {
      adoptStyles(css)
      bar.textContent = ''
      document.querySelector('#app > header')?.after(bar)
      setTimeout(show, HEARD_MS)
    }
    allowSearch(!offline)
  }

  function setReached(is: boolean): void {
    reached = is
    clearTimeout(timer)
    // Check again: one lost request does not mean that the device stays offline.
    if (!reached) timer = setTimeout(async () => setReached(await isServerThere()), RETRY_MS)
    show()
  }

  addEventListener('online', () => setReached(true))
  addEventListener('offline', show)
  visitor.subscribe(show)
  // A new page brings new search fields.
  window.navigation?.addEventListener('navigatesuccess', show)
  show()

  return { setReached }
}

async function isServerThere(): Promise<boolean> {
  if (document.hidden || !navigator.onLine) return false
  const signal = AbortSignal.timeout(RETRY_MS)
  const response = await fetch(paths.latestBuild, { cache: 'no-store', signal }).catch(() => null)
  return response?.ok ?? false
}

/** Search needs the server. A field in use stays enabled, because disabling it would lose the focus. */
function allowSearch(isAllowed: boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    `form[action$="${paths.search}"] input`,
  )) {
    field.disabled = !isAllowed && field !== document.activeElement
  }
}
