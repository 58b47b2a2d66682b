import { hasActivePreview } from '#lib/preview-cookie.ts'

/** With an active preview, page data is asked for anew at the start and after each navigation. */
export function refreshAfterNavigation(navigation: Navigation, refresh: () => void): void {
  const refreshIfActive = () => {
    if (hasActivePreview(document.cookie)) refresh()
  }
  navigation.addEventListener('navigatesuccess', refreshIfActive)
  refreshIfActive()
}
