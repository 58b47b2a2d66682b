import { whenIdle } from './when-idle.ts'

declare global {
  interface Window {
    /** Whether the visitor has tapped since the fonts loaded. */
    lobangTapped?: boolean
  }
}

/** Elements whose movement a visitor notices. A link in a heading moves with what is below it. */
const NOTICED = ':not(h2,h3)>a,button,li,p,p>b,p>span'
/** In pixels. Browsers do not count smaller movements as shifts. */
const UNNOTICED = 3
/** For so long one frame takes further parts. */
const SLICE_MS = 10
/** In elements. All icons, which have no text, are one part. */
const PART_SIZE = 70

/**
 * Shows the fonts part by part, because a slow phone needs too long to lay out the whole page again. Resolves when those in
 * view are done; the others follow. A chip or another text beside others keeps its width: letter spacing makes up for the
 * difference. Parts in which text would wrap differently, and so move what is below, wait for a tap that does not leave the
 * page (`show-late-fonts.ts`): movement right after a tap is not surprising.
 */
export async function showByParts(): Promise<void> {
  addEventListener('click', () => {
    window.lobangTapped = true
  })
  const all = partsOf(document.body)
  const first = all.filter(isInView)
  await showEach(first, all)
  const others = all.filter((part) => !first.includes(part))
  void showEach(others, all)
}

/** `all` are the parts that may move. */
async function showEach(parts: HTMLElement[], all: HTMLElement[]): Promise<void> {
  /** Positions in the last painted frame: several small movements may add up to a visible one. */
  const places = new Map<Element, DOMRect>()
  const placeBefore = (element: Element) => {
    const place = places.get(element) ?? placeOf(element)
    places.set(element, place)
    return place
  }
  let pause = 0
  for (const part of parts) {
    if (performance.now() >= pause) {
      await whenIdle()
      pause = performance.now() + SLICE_MS
      places.clear()
    }
    if ('fonts' in document.body.dataset) return
    const texts = [part, ...part.querySelectorAll<HTMLElement>(NOTICED)].filter(isInView)
    const seen = [...texts, ...all.filter(isInView)]
    seen.forEach(placeBefore)
    part.dataset.fonts = ''
    // All are measured before the first one changes, or the browser would lay out the page for each.
    const spacings = texts.map((element) => spacingFor(element, placeBefore(element)))
    texts.forEach((element, at) => {
      setSpacing(element, spacings[at])
    })
    if (!seen.some((element) => hasMoved(element, placeBefore(element)))) continue
    delete part.dataset.fonts
    for (const element of texts) setSpacing(element)
  }
}

/** A part contains no other `data-fonts`, which would win. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const isSmall = element.getElementsByTagName('*').length < PART_SIZE
  if (isSmall && !element.querySelector('[data-fonts]')) return [element]
  return ([...element.children] as HTMLElement[]).flatMap(partsOf)
}

/** Does not lay out what the browser skips. In browsers without this check the fonts wait for the next tap. */
function isInView(element: Element): boolean {
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, right, bottom, left } = placeOf(element)
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
}

const placeOf = (element: Element) => element.getBoundingClientRect()

function setSpacing({ style }: HTMLElement, spacing = ''): void {
  style.letterSpacing = spacing
}

/** The letter spacing with which the element keeps its width; none if its text wraps differently. */
function spacingFor(element: Element, before: DOMRect): string {
  const { width, height } = placeOf(element)
  if (Math.abs(height - before.height) >= UNNOTICED) return ''
  const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
  return `${spacing + (before.width - width) / element.textContent.length}px`
}

function hasMoved(element: Element, before: DOMRect): boolean {
  const { x, y } = placeOf(element)
  return Math.hypot(x - before.x, y - before.y) >= UNNOTICED
}
