import { hasActivePreview } from '#lib/preview-cookie.ts'

/** In a preview, fetches the page's data again at the start and after each navigation. */
export function refreshAfterNavigation(navigation: Navigation, refresh: () => void): void {
  const refreshIfActive = () => {
    if (hasActivePreview(document.cookie)) refresh()
  }
  navigation.addEventListener('navigatesuccess', refreshIfActive)
  refreshIfActive()
}
