import { hasAccountCookie } from '#lib/account-cookie.ts'
import { startAccountSync } from './account-sync.ts'
import { refreshAfterNavigation } from './preview-refresh.ts'
import type { VisitorStore } from './visitor-store.ts'

/** For editors and signed-in people: nobody else has a cookie that scripts can read. */
export function serveCookieHolder(visitor: VisitorStore, refresh: () => void): void {
  if (hasAccountCookie(document.cookie)) startAccountSync(visitor)
  if ('navigation' in window) refreshAfterNavigation(navigation, refresh)
}
