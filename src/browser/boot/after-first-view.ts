/** The app starts after this time at the latest: a background tab does not paint, and a picture may never arrive. */
const LATEST_MS = 3000

/**
 * Calls back once, after the page's main picture and its `letters`, so that nothing shares their connection and the phone's
 * processor. In the browsers that we know only eagerly loaded pictures delay the `load` event.
 */
export function afterFirstView(letters: Promise<unknown>, work: () => void): void {
  const pictures = new Promise((resolve) => addEventListener('load', resolve))
  const latest = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => setTimeout(resolve, LATEST_MS))
  })
  void Promise.race([latest, Promise.all([pictures, letters])]).then(work)
}
