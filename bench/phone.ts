// What a visitor with a slow phone on a mobile network experiences: the first visit, and going from page to
// page. Needs a quiet machine: the phone is this machine slowed down, so other work slows it further.
import { openDevtools } from './devtools.ts'
import { firstVisit } from './first-visit.ts'
import { median } from './median.ts'
import { openPhone, SLOW_PHONE } from './slow-phone.ts'
import { startSite } from './start-site.ts'

const VISITS = 5
const VISIT_MS = 4000
const PAGES = [
  '/',
  '/deals/food',
  '/deals/food/kaya-toast-set-two-for-one',
  '/singapore-promo-codes',
  '/one-north',
  '/search?q=laksa',
  '/privacy',
]
const DEAL = '/deals/food/kaya-toast-set-two-for-one'

/** How long a finger stays down in a quick tap. */
const FINGER_MS = 80

const LIMITS = { largestPaint: 1200, blocked: 50, shift: 0.01, scriptBytes: 72_000 }
const MAX_PREFETCHED_MS = 100
const MAX_FETCHED_MS = SLOW_PHONE.network.latency + 150

const site = await startSite()
const { origin } = site
const devtools = await openDevtools()
try {
  const { processor, network } = SLOW_PHONE
  console.log(
    `First visits: processor ${processor} times slower, ${network.kilobitsPerSecond} kbit/s, ${network.latency} ms; medians of ${VISITS}`,
  )
  let isGood = true
  for (const path of PAGES) {
    // The first visit makes the pictures, which is not measured here.
    const visit = () => firstVisit(devtools, origin + path, VISIT_MS)
    await visit()
    const visits = await times(VISITS, visit)
    const seen = {
      largestPaint: median(visits.map((one) => one.largestPaint)),
      blocked: median(visits.map((one) => one.blocked)),
      shift: Math.max(...visits.map((one) => one.shift)),
      scriptBytes: Math.max(...visits.map((one) => one.scriptBytes)),
    }
    console.log(
      `  ${path.padEnd(40)} largest paint ${seen.largestPaint.toFixed(0)} ms, blocked ${seen.blocked.toFixed(0)} ms, shift ${seen.shift.toFixed(4)}, script ${seen.scriptBytes} bytes`,
    )
    if (path === '/') {
      for (const [name, limit] of Object.entries(LIMITS)) {
        if (seen[name as keyof typeof seen] <= limit) continue
        isGood = false
        console.log(`    ${name} is over ${limit}`)
      }
    }
  }

  const prefetched = median(await times(VISITS, () => goToDeal({ isPrefetched: true })))
  const fetched = median(await times(VISITS, () => goToDeal({ isPrefetched: false })))
  console.log('From a list to a deal, until its heading is painted')
  console.log(`  prefetched     ${prefetched.toFixed(0)} ms (target: at most ${MAX_PREFETCHED_MS})`)
  console.log(
    `  not prefetched ${fetched.toFixed(0)} ms (target: at most ${MAX_FETCHED_MS}, a round trip and 150)`,
  )
  isGood &&= prefetched <= MAX_PREFETCHED_MS && fetched <= MAX_FETCHED_MS
  process.exitCode = isGood ? 0 : 1
} finally {
  await devtools.close()
  await site.close()
}

/** Taps the link to a deal in a list as a finger does: pointer down, then click. */
async function goToDeal({ isPrefetched }: { isPrefetched: boolean }): Promise<number> {
  const phone = await openPhone(devtools)
  if (!isPrefetched) {
    // Data savers get no prefetch.
    await phone.prepare(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
    )
  }
  await phone.visit(`${origin}/deals/food`)
  const time = await phone.evaluate<number>(`(async () => {
    const link = document.querySelector('main a[href="${DEAL}"]')
    if (${isPrefetched}) {
      link.scrollIntoView()
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 2500))
    }
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, ${FINGER_MS}))
    const before = document.querySelector('main h1').textContent
    const start = performance.now()
    link.click()
    return new Promise((resolve) => {
      const look = () => {
        const shown = [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility())
        if (!shown || shown.textContent === before) return requestAnimationFrame(look)
        // This frame shows the page; the next task begins after it.
        setTimeout(() => resolve(performance.now() - start))
      }
      look()
    })
  })()`)
  await phone.close()
  return time
}

async function times<Value>(count: number, work: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let round = 0; round < count; round++) values.push(await work())
  return values
}
