import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from '../devtools.ts'
import { openPhone } from '../slow-phone.ts'
import type { MeasuredSite } from './measured-site.ts'

/** From the tap or the call until the heading of the other page is painted, in ms. */
export type RoundTrip = { there: number; back: number }

type TripOptions = {
  isPrefetched: boolean
  /** Pages to go through first, so that the app keeps them. */
  before?: readonly string[]
}

/** How long a finger stays down in a quick tap. */
const FINGER_MS = 80
/** Until the page, its scripts and what it prefetches are there. */
const LOADED_MS = 4000
/** People look at a link before they tap it. Apps use that time to fetch its page and code. */
const LOOK_AROUND_MS = 2000
const KEPT_MS = 700
/** A question to the page costs its processor time, so none comes while a navigation can still be quick. */
const FIRST_QUESTION_MS = 700
const NEXT_QUESTION_MS = 200
const LATEST_MS = 5000
/** Until what an app does after a navigation is done. */
const SETTLED_MS = 600

/**
 * Runs in every document. The clock starts at the finger's lifting, which is the time of the click, and ends after the
 * frame that shows another heading: in this document, in the next one, or in one that the browser had kept. It looks for
 * the heading only while the clock runs, because that slows each frame down.
 */
const WATCH = `{
  const clock = () => performance.timeOrigin + performance.now()
  const find = () => [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility())
  const look = () => {
    if (!sessionStorage.from) return
    const heading = find()
    if (!heading || heading.textContent === sessionStorage.from) return requestAnimationFrame(look)
    setTimeout(() => {
      if (!sessionStorage.from) return
      sessionStorage.shown = clock()
      delete sessionStorage.from
    })
  }
  window.noteHeading = () => {
    sessionStorage.from = find().textContent
    delete sessionStorage.shown
  }
  window.startClock = (start) => {
    sessionStorage.start = performance.timeOrigin + start
    requestAnimationFrame(look)
  }
  addEventListener('click', ({ timeStamp }) => startClock(timeStamp), true)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sessionStorage.from) requestAnimationFrame(look)
  })
  if (sessionStorage.from) look()
}`

/** For debugging. */
const STATE = `location.href + ' ' + JSON.stringify(sessionStorage)`
const TIME = `sessionStorage.shown ? sessionStorage.shown - sessionStorage.start : null`

/** No link comes into view, so nothing is prefetched before the finger touches it. */
const BLIND = 'IntersectionObserver.prototype.observe = () => {}'

/** From the list to the deal by a tap, and back. */
export async function goAndReturn(
  devtools: Devtools,
  { origin, pages }: MeasuredSite,
  { isPrefetched, before = [] }: TripOptions,
): Promise<RoundTrip> {
  const phone = await openPhone(devtools)
  await phone.prepare(WATCH)
  if (!isPrefetched) await phone.prepare(BLIND)
  await phone.visit(origin + (before[0] ?? pages.list), LOADED_MS)
  for (const path of [...before.slice(1), ...(before.length > 0 ? [pages.list] : [])]) {
    await phone.evaluate(`navigation.navigate(${JSON.stringify(path)}).finished.then(() => {})`)
    await sleep(KEPT_MS)
  }
  if (isPrefetched) await phone.scroll(60)
  const findPlace = `(${placeOf})(${JSON.stringify(pages.deal)})`
  await phone.evaluate(findPlace)
  await sleep(LOOK_AROUND_MS)
  const place = await phone.evaluate<{ x: number; y: number }>(findPlace)
  await phone.evaluate('noteHeading()')
  await phone.tap(place, FINGER_MS)
  const there = await readTime()
  // In a task of its own: a document that is gone cannot answer the call.
  await phone.evaluate(`{
    noteHeading()
    setTimeout(() => {
      startClock(performance.now())
      history.back()
    })
  }`)
  const back = await readTime()
  await phone.close()
  return { there, back }

  async function readTime(): Promise<number> {
    for (let waited = FIRST_QUESTION_MS; waited < LATEST_MS; waited += NEXT_QUESTION_MS) {
      await sleep(waited === FIRST_QUESTION_MS ? FIRST_QUESTION_MS : NEXT_QUESTION_MS)
      // Between two documents no page can answer.
      const time = await phone.evaluate<number | null>(TIME).catch(() => null)
      if (time === null) continue
      await sleep(SETTLED_MS)
      return time
    }
    throw new Error(`${origin} showed no other heading: ${await phone.evaluate(STATE)}`)
  }
}

/** Runs in the page: waits up to 5 s until the link is visible, and returns its middle. */
async function placeOf(path: string): Promise<{ x: number; y: number }> {
  const findLink = () =>
    [...document.querySelectorAll(`main a[href="${path}"]`)].find((one) => one.checkVisibility())
  const deadline = performance.now() + 5000
  while (!findLink() && performance.now() < deadline) await new Promise(requestAnimationFrame)
  const link = findLink()
  if (!link) throw new Error(`${location.href} shows no link to ${path}`)
  if (link.getBoundingClientRect().bottom > innerHeight - 100) {
    link.scrollIntoView({ block: 'center' })
    // What comes into view only now gets its real size.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
