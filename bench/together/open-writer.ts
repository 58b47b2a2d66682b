import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Random } from '../seeded-random.ts'
import { countLeft, forgetAll, setCaret } from './in-page.ts'
import { POST, type Writer } from './prepared-databases.ts'

/** What is typed is on the device after this time. Waited in the page, whose clock is late when it is busy. */
const KEPT_MS = 50
const WORDS = ['kopi', 'teh', 'kaya', 'prata', 'laksa', 'satay', 'chendol', 'durian']
const OPEN_MS = 15_000

type WriterOptions = {
  origin: string
  writer: Writer
  random: Random
  /** Makes the device forget its entries, to see that the bench notices. */
  isForgetful: boolean
}

export type OpenWriter = Awaited<ReturnType<typeof openWriter>>

/** An editor in a browser of their own. */
export async function openWriter(browser: Browser, options: WriterOptions) {
  const { origin, writer, random, isForgetful } = options
  const context = await browser.newContext()
  await context.addCookies([{ ...writer.cookie, url: origin }])
  if (isForgetful) await context.addInitScript(forgetAll)
  const typed: string[] = []
  const counts = { closed: 0, cut: 0 }
  let page = await openPost(context, origin)

  async function write(): Promise<void> {
    const sentence = `${writer.name} had ${random.pick(WORDS)} number ${typed.length + 1}.`
    const keys = { delay: random.between(10, 60) }
    if (random.next() < 0.1) {
      await page.locator('[data-field="title"] textarea').focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(` ${sentence}`, keys)
    } else {
      const spot = await page.evaluate(setCaret, random.next())
      if (!spot) throw new Error(`${writer.name} sees no text`)
      // Until the editor has seen it.
      await delay(30)
      const isNew = random.next() < 0.25
      if (isNew) await page.keyboard.press('Enter')
      const isFirst = spot.isStart || isNew
      const isAlone = isFirst && spot.isEnd
      await page.keyboard.type(isAlone ? sentence : isFirst ? `${sentence} ` : ` ${sentence}`, keys)
    }
    typed.push(sentence)
  }

  /** Closes the tab or lets it crash, and opens another one. */
  async function leave(): Promise<void> {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), KEPT_MS)
    counts.closed += 1
    if (random.next() < 0.3) {
      const devtools = await context.newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      void devtools.send('Page.crash').catch(() => {})
      await crashed
    }
    await page.close()
    page = await openPost(context, origin)
  }

  return {
    name: writer.name,
    typed,
    counts,
    /** Writes until the signal. */
    async live(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await write()
        const chance = random.next()
        if (chance < 0.12) await leave()
        else if (chance < 0.4) await delay(random.between(100, 1500))
      }
    },
    /** Cuts the network at random moments until the signal, and leaves it connected. */
    async cutNetwork(signal: AbortSignal): Promise<void> {
      const wait = (ms: number) => delay(ms, null, { signal }).catch(() => null)
      for (;;) {
        await wait(random.between(1000, 8000))
        if (signal.aborted) return
        counts.cut += 1
        await setOffline(context, true)
        await wait(random.between(200, 5000))
        await setOffline(context, false)
      }
    },
    left: () => page.evaluate(countLeft),
    close: () => context.close(),
  }
}

/** Tries until the network and the server are there. */
async function openPost(context: BrowserContext, origin: string): Promise<Page> {
  for (;;) {
    const page = await context.newPage()
    try {
      await page.goto(`${origin}/desk/writing/${POST}`, { timeout: OPEN_MS })
      await page.getByRole('textbox', { name: 'Text' }).waitFor({ timeout: OPEN_MS })
      return page
    } catch {
      await page.close()
      await delay(200)
    }
  }
}

/** Tries again if a tab was closed meanwhile. */
async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  try {
    await context.setOffline(isOffline)
  } catch {
    await delay(50)
    await setOffline(context, isOffline)
  }
}
