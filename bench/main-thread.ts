import type { Browser, Page } from 'playwright'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Microseconds in which the thread really ran: other work on the machine does not count. */
  tdur?: number
  args: { beginData?: { url?: string } }
}

export type MainThread = {
  /** The longest task from the first module script on, in ms, without the parsing of HTML in it. */
  longestTask: number
  /** The same with the parsing, which ends in the task that starts the scripts. */
  longestWithParsing: number
}

const CATEGORIES = ['toplevel', 'devtools.timeline']

/** Watches the main thread of a page while `visit` loads it. */
export async function watchMainThread(
  browser: Browser,
  page: Page,
  visit: () => Promise<string>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: CATEGORIES })
  const url = await visit()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const events = trace.traceEvents.filter(({ ph }) => ph === 'X')
  const parsing = events.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url,
  )
  const own = events.filter(({ pid, tid }) => pid === parsing?.pid && tid === parsing.tid)
  const module = own.find(({ name }) => name === 'v8.evaluateModule')
  if (!module) throw new Error('the trace shows no module script')
  const tasks = own.filter((event) => event.name.endsWith('RunTask') && endOf(event) >= module.ts)
  const times = tasks.map((task) => {
    const parsed = own.filter(({ name, ...event }) => name === 'ParseHTML' && isIn(event, task))
    const withParsing = (task.tdur ?? 0) / 1000
    return { withParsing, without: withParsing - sum(parsed) / 1000 }
  })
  return {
    longestTask: Math.max(...times.map(({ without }) => without)),
    longestWithParsing: Math.max(...times.map(({ withParsing }) => withParsing)),
  }
}

function endOf({ ts, dur = 0 }: Pick<TraceEvent, 'ts' | 'dur'>): number {
  return ts + dur
}

function isIn(event: Pick<TraceEvent, 'ts' | 'dur'>, task: TraceEvent): boolean {
  return event.ts >= task.ts && endOf(event) <= endOf(task)
}

function sum(events: Pick<TraceEvent, 'tdur'>[]): number {
  return events.reduce((total, { tdur = 0 }) => total + tdur, 0)
}
