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

type Chunk = { fileName: string; code?: string; isEntry?: boolean; imports?: string[] }

/** What is loaded when a text is opened: not React, which the desk has by then, nor what loads later. */
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
  const chunks = ([built].flat() as { output: Chunk[] }[]).flatMap(({ output }) => output)
  const bytes = loadedFirst(chunks).map(({ code = '' }) => brotliCompressSync(code).length)
  const size = bytes.reduce((sum, count) => sum + count, 0) / 1000
  report('the editor, brotli', `${size.toFixed(1)} KB`, { value: size, most: MOST_KB })
}

/** The entries and what they import, but not what they load by `import()`. */
function loadedFirst(chunks: readonly Chunk[]): Chunk[] {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports = [] } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk)
  }
  return [...first]
}
