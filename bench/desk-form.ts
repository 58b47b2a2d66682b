// How long the deal form takes until somebody can write in it, on the phone of `phone.ts`: the first time, and with the desk's files
// on the phone already, as on every later day. Needs a quiet machine, like `phone.ts`. `npm run bench -- desk-form [visits]`.
import type { BrowserContext } from 'playwright'
import { openDesk } from './open-desk.ts'
import { percentile, report } from './report.ts'
import { SLOW_PHONE } from './slow-phone.ts'

const VISITS = Number(process.argv[2] ?? 5)
const MOST_MS = 1500

const { origin, browser, storageState, close } = await openDesk()
try {
  const openPhone = () =>
    browser.newContext({
      ...{ storageState, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      viewport: { width: 390, height: 844 },
    })
  const address = `${origin}/desk/deals/new`
  const [first, later]: [number[], number[]] = [[], []]
  for (let visit = 0; visit < VISITS; visit++) {
    const phone = await openPhone()
    first.push(await timeForm(phone, address))
    later.push(await timeForm(phone, address))
    await phone.close()
  }
  tell('the deal form, first time on this phone', first)
  tell('the deal form, with the files on the phone', later)
} finally {
  await close()
}

/** From opening the address until the first field can be written in and the title is painted, in ms. */
async function timeForm(phone: BrowserContext, address: string): Promise<number> {
  const page = await phone.newPage()
  const devtools = await phone.newCDPSession(page)
  const { processor, network } = SLOW_PHONE
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: network.latency },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await page.addInitScript(watchForm)
  await page.goto(address)
  await page.waitForFunction(() => 'formReady' in window)
  const ready = (await page.evaluate('window.formReady')) as number
  await page.close()
  return ready
}

/** Runs in the page. */
function watchForm(): void {
  const observer = new MutationObserver(() => {
    const isThere = document.querySelector('[data-field="title"] input:enabled')
    if (!isThere) return
    observer.disconnect()
    // The next task begins after the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { formReady: performance.now() })),
    )
  })
  observer.observe(document, { childList: true, subtree: true })
}

function tell(what: string, times: readonly number[]): void {
  const median = percentile(times, 50)
  const figure = `p50 ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`
  report(what, figure, { value: median, most: MOST_MS })
}
