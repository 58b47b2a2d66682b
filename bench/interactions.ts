// How long after a tap or a key the next frame is there (INP), for the controls that visitors use most, on a slow phone.
// Needs a quiet machine, like `phone.ts`.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDevtools } from './devtools.ts'
import { calm } from './load/calm.ts'
import { bringPictures, keepPictures } from './load/kept-pictures.ts'
import { percentile, report } from './report.ts'
import { openPhone, SLOW_PHONE } from './slow-phone.ts'
import { startSite } from './start-site.ts'

type Phone = Awaited<ReturnType<typeof openPhone>>

const VISITS = 5
const MOST_MS = 100
const LOADED_MS = 4000
const FINGER_MS = 80
/** Until the frame after an interaction is there, and what it loads. */
const SHOWN_MS = 1200
const KEY_MS = 250

/** Keeps the longest time from an input to the frame that follows it. */
const WATCH = `{
  window.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}`

const journeys: { name: string; path: string; act: (phone: Phone) => Promise<void> }[] = [
  {
    name: 'heart',
    path: '/deals/food',
    async act(phone) {
      await tap(phone, 'main button[aria-pressed]')
      await tap(phone, 'main button[aria-pressed]')
    },
  },
  {
    name: 'filter',
    path: '/deals/food',
    async act(phone) {
      await tap(phone, 'main summary')
      await tap(phone, 'dialog[open] input[name=max][value="20"]')
      await tap(phone, 'dialog[open] button[type=submit]')
    },
  },
  {
    name: 'suggestions',
    path: '/',
    async act(phone) {
      await tap(phone, 'header input[type=search]')
      for (const letter of 'laksa') {
        await phone.press(letter)
        await sleep(KEY_MS)
      }
      await sleep(SHOWN_MS)
    },
  },
  {
    name: 'counter',
    path: '/deals/food/kaya-toast-set-two-for-one',
    act: (phone) => tap(phone, '.action-bar button[data-look=coupon]'),
  },
]

const site = await startSite()
bringPictures(site.folder)
const devtools = await openDevtools()
try {
  console.log(`Processor ${SLOW_PHONE.processor} times slower; ${VISITS} visits each`)
  for (const { name, path, act } of journeys) {
    const times: number[] = []
    // The first visit makes the page and its pictures, which would take the processor from the browser.
    for (let visit = 0; visit <= VISITS; visit++) {
      const phone = await openPhone(devtools)
      await phone.prepare(WATCH)
      await phone.visit(site.origin + path, LOADED_MS)
      await act(phone)
      const longest = await phone.evaluate<number>('longestInteraction')
      await phone.close()
      if (visit > 0) times.push(longest)
      else await calm(process.pid)
    }
    const median = percentile(times, 50)
    const figure = `median ${median} ms, longest ${Math.max(...times)} ms`
    report(`  ${name}`, figure, { value: median, most: MOST_MS })
  }
} finally {
  await devtools.close()
  keepPictures(site.folder)
  await site.close()
}

/** Taps what is visible, in its middle, and waits until it has answered. */
async function tap(phone: Phone, selector: string): Promise<void> {
  const place = await phone.evaluate<{ x: number; y: number }>(`(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
    const element = found.find((one) => one.checkVisibility())
    if (!element) throw new Error('nothing visible matches ' + ${JSON.stringify(selector)})
    const { bottom } = element.getBoundingClientRect()
    if (bottom > innerHeight - 80) element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  await phone.tap(place, FINGER_MS)
  await sleep(SHOWN_MS)
}
