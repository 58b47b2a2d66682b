import type { TraceEvent } from './devtools.ts'

export type Visit = {
  /** From the start of the navigation, in ms. */
  firstPaint: number
  largestPaint: number
  /**
   * The time beyond 50 ms of each task after the first paint, with its microtasks, added up. Of the task that paints, only its
   * rest counts.
   */
  blocked: number
  /** The longest task since the first module script, without its HTML parsing. */
  longestTask: number
  /** The sum of all layout shifts, which is the largest within five seconds because nobody scrolls. */
  shift: number
  /** As sent, without headers. */
  scriptBytes: number
  documentBytes: number
}

/** Reads from the trace of one visit what a visitor would have experienced. */
export function readVisit(events: readonly TraceEvent[], url: string): Visit {
  const [start, again] = events.filter(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`the trace shows no visit to ${url}`)
  // The second time comes from the browser's cache, and is quick.
  if (again) throw new Error(`${url} reloads itself, so its first visit cannot be measured`)
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const since = ({ ts }: TraceEvent) => (ts - start.ts) / 1000
  const at = (name: string) => {
    const event = own.findLast((one) => one.name === name)
    if (!event) throw new Error(`the trace shows no ${name}`)
    return since(event)
  }

  const { requestId } = own.find(isRequestOf((sent) => sent === url))?.args.data ?? {}
  const answer = own.find(
    ({ name, args }) => name === 'ResourceReceiveResponse' && args.data?.requestId === requestId,
  )
  // A site under load may refuse, and its refusal is quick.
  const status = answer?.args.data?.statusCode
  if (status !== 200) throw new Error(`${url} answered ${status}`)

  const firstPaint = at('firstContentfulPaint')
  const thread = own.filter(({ tid, ph }) => tid === start.tid && ph === 'X')
  const tasks = thread.filter(({ name }) => name === 'RunTask').map(withoutParsing(thread))
  const module = thread.find(({ name }) => name === 'v8.evaluateModule')
  const lively = tasks.filter(({ task }) => module && endOf(task) >= module.ts)
  const afterPaint = ({ task }: { task: TraceEvent }) => {
    const shown = start.ts + firstPaint * 1000
    const share = Math.min(1, (endOf(task) - shown) / (task.dur || 1))
    return Math.max(0, share) * whole(task)
  }
  return {
    firstPaint,
    largestPaint: at('largestContentfulPaint::Candidate'),
    blocked: sum(tasks.map((task) => Math.max(0, afterPaint(task) - 50))),
    longestTask: Math.max(0, ...lively.map(({ time }) => time)),
    shift: sum(
      own
        .filter(({ name, args }) => name === 'LayoutShift' && !args.data?.had_recent_input)
        .map(({ args }) => args.data?.score ?? 0),
    ),
    scriptBytes: bytesOf(own, (sent) => sent.endsWith('.js')),
    documentBytes: bytesOf(own, (sent) => sent === url),
  }
}

function withoutParsing(thread: readonly TraceEvent[]) {
  const parsing = thread.filter(({ name }) => name === 'ParseHTML')
  return (task: TraceEvent) => {
    const inside = parsing.filter((one) => one.ts >= task.ts && endOf(one) <= endOf(task))
    return { task, time: whole(task) - sum(inside.map(whole)) }
  }
}

function bytesOf(events: readonly TraceEvent[], isCounted: (url: string) => boolean): number {
  const ids = new Set(events.filter(isRequestOf(isCounted)).map(({ args }) => args.data?.requestId))
  const sent = (event: string) =>
    sum(
      events
        .filter(({ name, args }) => name === event && ids.has(args.data?.requestId))
        .map(({ args }) => args.data?.encodedDataLength ?? 0),
    )
  // What has come with the response are its headers.
  return sent('ResourceFinish') - sent('ResourceReceiveResponse')
}

function isRequestOf(isSought: (url: string) => boolean) {
  return ({ name, args }: TraceEvent) =>
    name === 'ResourceSendRequest' && isSought(args.data?.url ?? '')
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

/** Processor time of the thread, in ms. */
function whole({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
