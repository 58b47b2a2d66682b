import { hasAccountCookie } from '#lib/account-cookie.ts'
import { hasActivePreview } from '#lib/preview-cookie.ts'
import { startAccountSync } from './account-sync.ts'
import type { VisitorStore } from './visitor-store.ts'

/** For editors and signed-in visitors: only they have a cookie that scripts can read. */
export function serveCookieHolder(visitor: VisitorStore, refresh: () => void): void {
  if (hasAccountCookie(document.cookie)) startAccountSync(visitor)
  if ('navigation' in window) refreshAfterNavigation(navigation, refresh)
}

/** In a preview, fetches the page's data again at the start and after each navigation. */
function refreshAfterNavigation(navigation: Navigation, refresh: () => void): void {
  const refreshIfActive = () => {
    if (hasActivePreview(document.cookie)) refresh()
  }
  navigation.addEventListener('navigatesuccess', refreshIfActive)
  refreshIfActive()
}
