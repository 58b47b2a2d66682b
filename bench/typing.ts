// How long a key press takes to be painted and to be on the device, in a post of 5,000 words of the desk, on a machine that is
// 4 times slower; and how large the editor is. Needs a quiet machine, like `phone.ts`. `npm run bench -- typing [KEYS] [CHECKOUT]`
// types KEYS keys at each place (150), in turns with the desk of another built checkout if one is named.
import { join } from 'node:path'
import { readDeskBuild } from '../src/http/desk-build.ts'
import { openDesk } from './open-desk.ts'
import { percentile, report } from './report.ts'

const SLOWER = 4
const MOST_MS = 50
const MOST_KB = 57

type Desk = Awaited<ReturnType<typeof openDesk>> & { isOther: boolean }
type Place = { slices: number; place: 'first' | 'last'; slower: number }

const [count = '150', checkout] = process.argv.slice(2)
const KEYS = Number(count)
const desks: Desk[] = []
try {
  desks.push({ ...(await openDesk()), isOther: false })
  if (checkout) desks.push({ ...(await openDesk(checkout)), isOther: true })
  await reportSize()
  for (const slices of [1, 4])
    for (const place of ['first', 'last'] as const)
      for (const desk of desks) await type(desk, { slices, place, slower: SLOWER })
  for (const desk of desks) await type(desk, { slices: 1, place: 'first', slower: 1 })
} finally {
  for (const desk of desks) await desk.close()
}

/** Types in the desk itself: with its draft, its journal, its checks and the server. */
async function type(desk: Desk, { slices, place, slower }: Place): Promise<void> {
  const { origin, browser, storageState, isOther } = desk
  const context = await browser.newContext({ storageState })
  await context.addInitScript(watchDevice)
  const tab = await context.newPage()
  await tab.goto(`${origin}/desk/writing`)
  const id = `typing-${slices}-${place}-${slower}`
  await tab.evaluate(savePost, { id, slices })
  await tab.goto(`${origin}/desk/writing/${id}`)
  await tab.getByRole('textbox', { name: 'Text', exact: true }).locator('p')[place]().click()
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await tab.evaluate(watchKeys)
  for (let count = 0; count < KEYS; count++) {
    await tab.keyboard.press(count % 6 === 5 ? 'Space' : 'k')
    await tab.waitForTimeout(60)
  }
  const { painted, kept } = (await tab.evaluate('window.times')) as {
    painted: number[]
    kept: number[]
  }
  if (painted.length < KEYS * 0.9) throw new Error(`Only ${painted.length} keys were seen`)
  const where = `the ${place} paragraph of ${slices === 1 ? 'one text' : `${slices} texts`}`
  const speed = slower === 1 ? 'at full speed' : `${slower} times slower`
  for (const [what, times] of [
    ['painted', painted],
    ['on the device', kept],
  ] as const) {
    const slowest = percentile(times, 95)
    const figure = `p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${slowest.toFixed(0)} ms`
    const said = `${isOther ? 'other checkout: ' : ''}a key in ${where} is ${what}, ${speed}`
    report(said, figure, isOther ? undefined : { value: slowest, most: MOST_MS })
  }
  await context.close()
}

/** A post of 5,000 words. Runs in the page. */
async function savePost({ id, slices }: { id: string; slices: number }): Promise<void> {
  const sentence = 'Prata at midnight, porridge at one, and durian whenever the stalls are open. '
  const block = (type: string, text: string) => ({ type, text, spans: [] })
  const text = Array.from({ length: 96 / slices }, () => block('paragraph', sentence.repeat(4)))
  const slice = (_: unknown, at: number) => ({
    ...{ id: `text$${at}`, slice_type: 'text', variation: 'default', primary: { text }, items: [] },
  })
  const data = {
    title: [block('heading1', 'Late')],
    slices: Array.from({ length: slices }, slice),
  }
  const after = { id, type: 'post', uid: null, tags: [], data }
  const body = { releaseId: null, saveId: id, against: 0, changes: [{ path: [], after }] }
  const answer = await fetch(`/desk/api/documents/${id}/save`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Notes when the journal has written. Runs in the page before its scripts. */
function watchDevice(): void {
  const waiting: number[] = []
  const times = { painted: [] as number[], kept: [] as number[] }
  Object.assign(window, { times, waiting })
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function putAndWatch(...given: Parameters<typeof put>) {
    const keys = waiting.splice(0)
    this.transaction.addEventListener('complete', () => {
      for (const key of keys) times.kept.push(performance.now() - key)
    })
    return put.apply(this, given)
  }
}

/** From the key until the frame after it is painted. Runs in the page. */
function watchKeys(): void {
  const { times, waiting } = window as unknown as {
    times: { painted: number[] }
    waiting: number[]
  }
  const channel = new MessageChannel()
  const drawn: number[] = []
  channel.port1.onmessage = () => {
    for (const start of drawn.splice(0)) times.painted.push(performance.now() - start)
  }
  let pressed = 0
  const note = ({ timeStamp }: Event) => {
    pressed = timeStamp
    requestAnimationFrame(() => {
      drawn.push(timeStamp)
      channel.port2.postMessage(null)
    })
  }
  window.addEventListener('keydown', note, { capture: true })
  // Not earlier: a write between the two events lacks the character.
  window.addEventListener('keypress', () => waiting.push(pressed), { capture: true })
}

/** What is loaded when a text is opened: not what the desk and the page of a post have by then, nor what loads later. */
async function reportSize(): Promise<void> {
  const { modules, files } = await readDeskBuild(join(import.meta.dirname, '../dist/desk'))
  const scriptsOf = (name: string) => new Set(modules.get(`writing/${name}.tsx`)?.scripts)
  const known = scriptsOf('post-page')
  const sizeOf = (path: string) => files.get(path)?.body.bytes.br.length ?? 0
  for (const [what, name] of [
    ['a post', 'article-field'],
    ['a rich-text field', 'rich-text-field'],
  ] as const) {
    const own = [...scriptsOf(name).difference(known)]
    const size = own.reduce((sum, path) => sum + sizeOf(path), 0) / 1000
    const promise = { value: size, most: MOST_KB }
    report(`the editor of ${what}, brotli`, `${size.toFixed(1)} KB`, promise)
  }
}
