// How long the deal form takes until somebody can write in it, on the phone of `phone.ts`: the first time, and with the desk's files
// on the phone already, as on every later day. Needs a quiet machine, like `phone.ts`. `npm run bench -- desk-form [visits]`.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDevtools } from './devtools.ts'
import { openDesk } from './open-desk.ts'
import { percentile, report } from './report.ts'
import { openPhone } from './slow-phone.ts'

type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof openPhone>>['openTab']>>

const VISITS = Number(process.argv[2] ?? 5)
const MOST_MS = 1500
const PATIENCE_MS = 15_000

/** Notes when the title is painted and can be written in. */
const WATCH = `{
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-field="title"] input:enabled')) return
    observer.disconnect()
    // The next task begins after the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => { window.formReady = performance.now() }))
  })
  observer.observe(document, { childList: true, subtree: true })
}`

const { origin, storageState, close } = await openDesk()
const devtools = await openDevtools()
try {
  const [first, later]: [number[], number[]] = [[], []]
  for (let visit = 0; visit < VISITS; visit++) {
    const phone = await openPhone(devtools)
    await phone.setCookies(storageState.cookies)
    first.push(await timeForm(phone))
    later.push(await timeForm(await phone.openTab()))
    await phone.close()
  }
  tell('the deal form, first time on this phone', first)
  tell('the deal form, with the files on the phone', later)
} finally {
  await devtools.close()
  await close()
}

/** From opening the address until the first field can be written in and the title is painted, in ms. */
async function timeForm(tab: Tab): Promise<number> {
  await tab.prepare(WATCH)
  await tab.visit(`${origin}/desk/deals/new`, 0)
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    // Asks seldom, because each question takes the page's time.
    await sleep(500)
    const ready = await tab.evaluate<number | null>('window.formReady ?? null')
    if (ready === null) continue
    await tab.closeTab()
    return ready
  }
  throw new Error(`The form was not there after ${PATIENCE_MS} ms`)
}

function tell(what: string, times: readonly number[]): void {
  const median = percentile(times, 50)
  const figure = `p50 ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`
  report(what, figure, { value: median, most: MOST_MS })
}
