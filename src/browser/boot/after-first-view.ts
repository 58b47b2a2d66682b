import { parsed } from './parsed.ts'

/** The app starts after this time at the latest: a background tab does not paint, and a picture may never arrive. */
const LATEST_MS = 3000

/**
 * Calls back once, in a task of its own, when the main picture has loaded and the text in view has its fonts (`letters`), so
 * that the work competes with neither. In the browsers that we know only eagerly loaded pictures delay the `load` event.
 */
export function afterFirstView(letters: Promise<unknown>, work: () => void): void {
  const pictures = new Promise((resolve) => addEventListener('load', resolve))
  const latest = parsed.then(() => new Promise((resolve) => setTimeout(resolve, LATEST_MS)))
  void Promise.race([latest, Promise.all([pictures, letters])]).then(() => setTimeout(work))
}
