import * as paths from '#lib/paths.ts'
import { findFirstAnswer, forgetFirstAnswer } from './first-answers.ts'

/** Why the desk's server refused, or `status` 0 if it did not answer. */
export class DeskError extends Error {
  readonly status: number
  readonly code: string
  /** The field to correct, if there is one. */
  readonly field: string | null
  /** The whole answer, for further details of a refusal. */
  readonly answer: unknown

  constructor(
    status: number,
    code: string,
    message: string,
    { field = null, answer = null }: { field?: string | null; answer?: unknown } = {},
  ) {
    super(message)
    this.name = 'DeskError'
    this.status = status
    this.code = code
    this.field = field
    this.answer = answer
  }
}

const TIME_OUT_MS = 20_000
/** Asks the signed-in person for the second factor. The shell handles it, see `shell/step-up.tsx`. */
export const STEP_UP_EVENT = 'desk-step-up'
/** The session has ended. */
export const SIGNED_OUT_EVENT = 'desk-signed-out'

export type StepUpRequest = { resolve: () => void; reject: (error: DeskError) => void }

/** Calls the desk's API. Rejects with a `DeskError`; asks for the second factor where it is needed, then continues. */
export async function callDesk<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
  try {
    return await call<Answer>(method, path, body)
  } catch (error) {
    if (!(error instanceof DeskError)) throw error
    if (error.code === 'signed-out') window.dispatchEvent(new Event(SIGNED_OUT_EVENT))
    if (error.code !== 'step-up') throw error
    await askForStepUp()
    return call<Answer>(method, path, body)
  }
}

function askForStepUp(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const detail: StepUpRequest = { resolve, reject }
  window.dispatchEvent(new CustomEvent(STEP_UP_EVENT, { detail }))
  return promise
}

async function call<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const first = method === 'GET' ? findFirstAnswer<Answer>(path) : null
  if (first !== null && forgetFirstAnswer(path)) return first
  const response = await send(paths.deskApi + path, {
    method,
    signal: AbortSignal.timeout(TIME_OUT_MS),
    ...(body !== undefined && toBody(body)),
  })
  const answer = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const { code = 'bug', message, field = null } = answer?.error ?? {}
  const said = message ?? 'The server did not say why.'
  throw new DeskError(response.status, code, said, { field, answer })
}

/** Files and forms are sent as they are. */
function toBody(body: unknown): RequestInit {
  if (body instanceof FormData) return { body }
  if (body instanceof Blob) return { body, headers: { 'content-type': body.type } }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    // The request may have arrived, with only the answer lost.
    const advice = init.method === 'GET' ? 'Try again in a moment.' : 'Check before you try again.'
    throw new DeskError(0, 'no-answer', `The server does not answer. ${advice}`)
  }
}
