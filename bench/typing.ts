// How long a key press takes to be painted in a post of 5,000 words, on a machine that is 4 times slower, and how large the
// editor is. Needs a quiet machine, like `phone.ts`. `npm run bench -- typing`.
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { serveEditorPage } from '../test/editor-page/serve-editor-page.ts'
import { percentile, report } from './report.ts'

const SLOWER = 4
const KEYS = 150
const MOST_MS = 50
const MOST_KB = 57

const page = await serveEditorPage()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '' })
try {
  await reportSize()
  for (const place of ['first', 'last'] as const) await type(place)
} finally {
  await browser.close()
  await page.close()
}

async function type(place: 'first' | 'last'): Promise<void> {
  const tab = await browser.newPage()
  await tab.goto(page.origin)
  const paragraph = tab.getByRole('textbox', { name: 'Article' }).locator('p')[place]()
  await paragraph.click()
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await tab.evaluate(watchKeys)
  for (let count = 0; count < KEYS; count++) {
    await tab.keyboard.press(count % 6 === 5 ? 'Space' : 'k')
    await tab.waitForTimeout(60)
  }
  const times = (await tab.evaluate('window.times')) as number[]
  const words = (await tab.evaluate(
    'document.querySelectorAll("[aria-label=Article]")[0].textContent.split(/\\s+/).length',
  )) as number
  if (times.length < KEYS * 0.9) throw new Error(`Only ${times.length} keys were seen`)
  const slowest = percentile(times, 95)
  const figure = `p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${slowest.toFixed(0)} ms, ${words} words`
  report(`a key in the ${place} paragraph, ${SLOWER} times slower`, figure, {
    value: slowest,
    most: MOST_MS,
  })
  await tab.close()
}

/** From the key until the frame after it is painted. Runs in the page. */
function watchKeys(): void {
  const times: number[] = []
  Object.assign(window, { times })
  const channel = new MessageChannel()
  const waiting: number[] = []
  channel.port1.onmessage = () => {
    for (const start of waiting.splice(0)) times.push(performance.now() - start)
  }
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        waiting.push(timeStamp)
        channel.port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** What is loaded when a text is opened: everything but React, which the desk has by then. */
async function reportSize(): Promise<void> {
  const input = ['article-field.tsx', 'rich-text-field.tsx'].map((file) =>
    join(import.meta.dirname, '../src/desk/writing', file),
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      rolldownOptions: { input, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [built].flat() as { output: { type: string; code?: string }[] }[]
  const scripts = outputs.flatMap(({ output }) => output.flatMap(({ code }) => code ?? []))
  const size = scripts.reduce((sum, code) => sum + brotliCompressSync(code).length, 0) / 1000
  report('the editor, brotli', `${size.toFixed(1)} KB`, { value: size, most: MOST_KB })
}
