import { AppError } from '#lib/node/app-error.ts'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'

type AskOptions = {
  fetch: OutgoingFetch
  pause: (ms: number) => Promise<unknown>
  /** Called before a long pause. */
  onWait: (text: string) => void
}

/** Reads an answer; throws if it is not what it should be. */
type Read<Result> = (response: Response) => Promise<Result>

export type AskPolitely = ReturnType<typeof createAskPolitely>

const FIRST_PAUSE_MS = 500
const MOST_PAUSE_MS = 60_000
/** A server that asks for a longer wait does not want this import now. */
const MOST_ASKED_MS = 10 * 60_000
const MOST_FAILURES = 6
/** An answer that cannot be read is rarely better the next time. */
const MOST_UNREADABLE = 3
const MOST_REFUSALS = 50

/**
 * Asks another server until it answers, with pauses that grow with each failure or that the server itself names.
 * Statuses below 500, except 429, are left to `read`. Throws when it is hopeless.
 */
export function createAskPolitely({ fetch, pause, onWait }: AskOptions) {
  async function waitAfter(response: Response, times: number): Promise<void> {
    const ms = findRetryAfter(response) ?? Math.min(FIRST_PAUSE_MS * 2 ** times, MOST_PAUSE_MS)
    if (ms > MOST_ASKED_MS || times >= MOST_REFUSALS) {
      throw new AppError('unavailable', `The server wants no more requests for ${ms / 1000} s`)
    }
    if (ms >= 1000) onWait(`The server asks to wait ${Math.ceil(ms / 1000)} s`)
    await pause(ms)
  }

  return async <Result>(url: URL, headers: Record<string, string>, read: Read<Result>) => {
    let failures = 0
    let unreadable = 0
    for (let refusals = 0; ; ) {
      const answer = await fetch(url, { headers }).catch(getPassing)
      if (answer instanceof Response && answer.status === 429) {
        await waitAfter(answer, refusals)
        refusals += 1
        continue
      }
      const isAnswer = answer instanceof Response && answer.status < 500
      const result = isAnswer ? await read(answer).then(toRead, getUnreadable) : null
      if (result && 'value' in result) return result.value
      if (result) unreadable += 1
      failures += 1
      if (failures >= MOST_FAILURES || unreadable >= MOST_UNREADABLE) {
        throw giveUp(url, result ?? answer)
      }
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, MOST_PAUSE_MS))
    }
  }
}

/** An unreadable answer. */
export class UnreadableAnswer extends Error {}

const toRead = <Value>(value: Value) => ({ value })

function getUnreadable(error: unknown): UnreadableAnswer {
  if (error instanceof UnreadableAnswer) return error
  throw error
}

/** The error if it may pass; throws any other. */
function getPassing(error: unknown): Error {
  const code = outgoingCode(error)
  if (code === 'UNCONNECTED' || code === 'LATE' || code === 'BROKEN') return error as Error
  if (code !== 'REFUSED') throw error
  const { message } = (error as Error).cause as Error
  throw new AppError('forbidden', `That address must not be called: ${message}`, { cause: error })
}

function giveUp({ origin, pathname }: URL, last: Response | Error): AppError {
  const reason =
    last instanceof Response
      ? `status ${last.status}`
      : `${((last.cause as Error | undefined) ?? last).message}`
  return new AppError('unavailable', `${origin}${pathname} does not answer as it should: ${reason}`)
}

/** In ms; `null` if the header says nothing. */
function findRetryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text)
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now())
}
