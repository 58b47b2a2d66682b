// When a slow phone shows the letters of the design: on a first visit, and when the fonts are in its cache. A later part of the
// page that a visitor does not see does not count. Text that waits for a tap, because it would move, lowers the share.
// `npm run bench -- letters --rounds 7`. Needs a quiet machine.
import { parseArgs } from 'node:util'
import { openDevtools } from './devtools.ts'
import { warmUp } from './first-visit.ts'
import { median } from './median.ts'
import { KINDS, startOurs } from './peers/measured-site.ts'
import { openPhone } from './slow-phone.ts'

type Letters = {
  /** From the start of the navigation, in ms. */
  firstPaint: number
  /** When the last text in view that does not wait for a tap has its letters. */
  shown: number
  /** The share of the characters in view that have them. */
  share: number
  shift: number
}

const STAY_MS = 4000
/** After the first paint of a first visit. */
const MAX_LATER_MS = 1000
const MIN_SHARE = 0.85

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1 on')

await using opened = new AsyncDisposableStack()
const site = opened.use(await startOurs('ours'))
const devtools = await openDevtools()
opened.defer(() => devtools.close())

let isGood = true
for (const kind of KINDS) {
  const url = site.origin + site.pages[kind]
  await warmUp(devtools, url)
  const first: Letters[] = []
  const later: Letters[] = []
  for (let round = 0; round < rounds; round++) {
    const phone = await openPhone(devtools)
    await phone.prepare(`(${watchLetters})()`)
    for (const visits of [first, later]) {
      await phone.visit(url, STAY_MS)
      visits.push(await phone.evaluate<Letters>('lobangLetters()'))
    }
    await phone.close()
  }
  isGood = report(`${kind}, first visit`, first, MAX_LATER_MS) && isGood
  isGood = report(`${kind}, fonts in the cache`, later, 0) && isGood
}
process.exitCode = isGood ? 0 : 1

/** Prints the medians, and the worst shift. */
function report(name: string, visits: readonly Letters[], maxLaterMs: number): boolean {
  const firstPaint = median(visits.map((one) => one.firstPaint))
  const later = median(visits.map((one) => Math.max(0, one.shown - one.firstPaint)))
  const share = median(visits.map((one) => one.share))
  const shift = Math.max(...visits.map((one) => one.shift))
  console.log(
    `${name.padEnd(25)} first paint ${firstPaint.toFixed(0)} ms, letters ${later.toFixed(0)} ms later (at most ${maxLaterMs}) for ${Math.round(100 * share)} % of the text in view, shift ${shift.toFixed(4)}`,
  )
  return later <= maxLaterMs && share >= MIN_SHARE && shift === 0
}

/** Runs in the page, before its own scripts. */
function watchLetters() {
  /** When each element last came under the design's fonts. */
  const times = new Map<Element, number>()
  let shift = 0
  new MutationObserver((changes) => {
    const elements = changes.map(({ target }) => target as Element)
    // The time of the frame that shows them.
    requestAnimationFrame(() => {
      for (const element of elements) times.set(element, performance.now())
    })
  }).observe(document, { attributeFilter: ['data-fonts'], subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })

  Object.assign(window, {
    lobangLetters() {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      let all = 0
      let designed = 0
      let shown = 0
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        const element = text.parentElement
        const length = text.textContent?.trim().length ?? 0
        if (!element || length === 0 || !isInView(text, element)) continue
        all += length
        if (/^"?[^",]+ Fallback/.test(getComputedStyle(element).fontFamily)) continue
        designed += length
        for (let above: Element | null = element; above; above = above.parentElement)
          shown = Math.max(shown, times.get(above) ?? 0)
      }
      return { firstPaint: paint?.startTime ?? 0, shown, share: designed / all, shift }
    },
  })

  function isInView(text: Node, element: Element): boolean {
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const { top, right, bottom, left, width } = range.getBoundingClientRect()
    return width > 1 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
}
