import { storageKeys } from '#lib/storage-keys.ts'

const FAMILIES = ['Hanken Grotesk', 'Bricolage Grotesque']

const root = document.documentElement

/** Whose place a visitor notices. */
const NOTICED = '#app :is(a,article,button,h1,h2,h3,input,li,p,section)'
/** In pixels. Browsers do not count less as a shift. */
const UNNOTICED = 3
/** After the frame that answers the tap; browsers expect movement for half a second. */
const SOON_MS = 150

/** Until both fonts are there, fallback fonts with nearly the same widths stand in. */
export function prepareFonts() {
  root.dataset.fonts = 'late'
  let isLoading = false
  let isPainted = false
  // The browser's own entry about the first frame comes later than the frame, and the fonts may come between the two.
  requestAnimationFrame(() => {
    isPainted = true
  })

  /**
   * Loads both fonts, once, and shows them together, since each makes the browser lay out the page again. On a first visit
   * they wait for the first picture, whose connection they would take.
   */
  function load(): void {
    if (isLoading) return
    isLoading = true
    const loads = FAMILIES.map((family) => document.fonts.load(`1em '${family} Variable'`))
    Promise.all(loads).then(
      () => showUnlessSeen(isPainted),
      () => {
        // A font is missing: the fallback stays.
      },
    )
  }
  return {
    load,
    /** Loads fonts that an earlier visit has put into the cache, in time for the first paint. */
    loadKnown: () => wereLoaded() && load(),
  }
}

/**
 * A text may wrap in another place, and what is below it would move. Then the fonts wait for the next tap or key:
 * what moves right after it does not surprise.
 */
function showUnlessSeen(isPainted: boolean): void {
  rememberFonts()
  const before = isPainted ? placesInView() : []
  showFonts()
  if (!before.some(hasMoved)) return
  root.dataset.fonts = 'late'
  const showSoon = () => setTimeout(showWithNextPage, SOON_MS)
  for (const act of ['click', 'keydown']) addEventListener(act, showSoon, { once: true })
}

/** While another page is on its way, the old one is not laid out again: that would delay the new one. */
function showWithNextPage(): void {
  const isShown = window.navigation?.transition?.finished ?? Promise.resolve()
  isShown.then(showFonts, showFonts)
}

function placesInView(): { element: Element; place: DOMRect }[] {
  return [...document.querySelectorAll(NOTICED)]
    .map((element) => ({ element, place: element.getBoundingClientRect() }))
    .filter(({ place }) => place.top < innerHeight && place.bottom > 0)
}

function hasMoved({ element, place }: { element: Element; place: DOMRect }): boolean {
  const { x, y } = element.getBoundingClientRect()
  return Math.max(Math.abs(x - place.x), Math.abs(y - place.y)) >= UNNOTICED
}

function showFonts(): void {
  delete root.dataset.fonts
}

/** The next visit finds them in the browser's cache. */
function rememberFonts(): void {
  try {
    localStorage.setItem(storageKeys.fonts, 'loaded')
  } catch {
    // Storage is blocked or full: the next visit waits for the first paint again.
  }
}

function wereLoaded(): boolean {
  try {
    return localStorage.getItem(storageKeys.fonts) !== null
  } catch {
    return false
  }
}
