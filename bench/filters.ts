// How fast the filters of a list answer on a slow phone: the count in the sheet, the list after it, and a chip whose list
// was not fetched before. Needs a quiet machine, like `phone.ts`.
import { openDevtools } from './devtools.ts'
import { median } from './median.ts'
import { openPhone, SLOW_PHONE } from './slow-phone.ts'
import { startSite } from './start-site.ts'

const VISITS = 5
/** How long a finger stays down in a quick tap. */
const FINGER_MS = 80
/** From the tap until the count or the filtered list is painted, in ms. */
const LIMITS = { counted: 300, shown: 100, byChip: 300 }

/** Resolves with how long after `start` the condition, an expression, holds in a painted frame. */
const UNTIL = `(isThere, start) => new Promise((resolve) => {
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look)
    setTimeout(() => resolve(performance.now() - start))
  }
  look()
})`
/** The last thing that start-up makes before it listens to navigations. */
const IS_LIVE = `() => document.querySelector('.loading-bar')`
const IS_FILTERED = `() => [...document.querySelectorAll('[aria-label="Active filters"]')].some((one) => one.checkVisibility())`

const site = await startSite()
const { origin } = site
const devtools = await openDevtools()
try {
  const { processor, network } = SLOW_PHONE
  console.log(
    `Filters of a list: processor ${processor} times slower, ${network.kilobitsPerSecond} kbit/s, ${network.latency} ms; medians of ${VISITS}`,
  )
  // The first answers make the pages, which every later visitor gets from the cache.
  await filterBySheet()
  await filterByChip()
  const rounds: Record<keyof typeof LIMITS, number>[] = []
  for (let round = 0; round < VISITS; round++) {
    rounds.push({ ...(await filterBySheet()), byChip: await filterByChip() })
  }
  const names = { counted: 'counted in the sheet', shown: 'shown after that', byChip: 'by a chip' }
  let isGood = true
  for (const [name, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const seen = median(rounds.map((round) => round[name]))
    console.log(`  ${names[name].padEnd(22)} ${seen.toFixed(0)} ms (target: at most ${limit})`)
    isGood &&= seen <= limit
  }
  process.exitCode = isGood ? 0 : 1
} finally {
  await devtools.close()
  await site.close()
}

/** Opens the sheet of a list, chooses a price, waits for the count and goes to the list. */
async function filterBySheet(): Promise<{ counted: number; shown: number }> {
  const phone = await openPhone(devtools)
  await phone.visit(`${origin}/deals/food`)
  const result = await phone.evaluate<{ counted: number; shown: number }>(`(async () => {
    const until = ${UNTIL}
    await until(${IS_LIVE}, 0)
    const button = () => document.querySelector('dialog[open] button[type=submit]')
    document.querySelector('main summary').click()
    await until(() => button() && /\\d/.test(button().textContent), 0)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const before = button().textContent
    const chosen = performance.now()
    document.querySelector('dialog[open] input[name=max][value="20"]').click()
    const counted = await until(
      () => /\\d/.test(button().textContent) && button().textContent !== before,
      chosen,
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    const tapped = performance.now()
    button().click()
    return { counted, shown: await until(${IS_FILTERED}, tapped) }
  })()`)
  await phone.close()
  return result
}

/** Taps a chip above a list that was not fetched before the finger came. */
async function filterByChip(): Promise<number> {
  const phone = await openPhone(devtools)
  await phone.prepare('IntersectionObserver.prototype.observe = () => {}')
  await phone.visit(`${origin}/deals/food`)
  const time = await phone.evaluate<number>(`(async () => {
    const until = ${UNTIL}
    await until(${IS_LIVE}, 0)
    const link = document.querySelector('main a[href="/deals/food?max=10"]')
    for (const type of ['pointerover', 'pointerdown'])
      link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, ${FINGER_MS}))
    const start = performance.now()
    link.click()
    return until(${IS_FILTERED}, start)
  })()`)
  await phone.close()
  return time
}
