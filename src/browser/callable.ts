import { decodeData, encodeData } from '#visitor/callable-data.ts'
import { FunctionsError, findCallableError } from './callable-error.ts'

/** A token, or `null` when there is none. A token that cannot be fetched is omitted. */
type FindToken = () => Promise<string | null>

type CallableOptions = {
  /** See `functionsUrl`. */
  url: string
  fetch: typeof fetch
  /** The token of the signed-in account. */
  authToken?: FindToken
  /** Only where notifications are allowed. */
  messagingToken?: FindToken
  appCheckToken?: FindToken
  /** Aborted when the client is no longer needed. */
  signal?: AbortSignal
}

type CallOptions = {
  /** In ms; 0 counts as not given. */
  timeout?: number
  /** Instead of the client's, for this call. */
  appCheckToken?: string
}

export type CallFunction = (name: string, data?: unknown, options?: CallOptions) => Promise<unknown>

const TIMEOUT_MS = 70_000

/** Calls functions by the protocol of Firebase's callable functions. */
export function createCallable(options: CallableOptions): CallFunction {
  const { url, authToken, messagingToken, appCheckToken, signal } = options

  async function headers(appCheck: string | undefined): Promise<Headers> {
    const [auth, messaging, checked] = await Promise.all([
      find(authToken),
      find(messagingToken),
      appCheck ?? find(appCheckToken),
    ])
    const result = new Headers({ 'content-type': 'application/json' })
    if (auth) result.set('authorization', `Bearer ${auth}`)
    if (messaging) result.set('firebase-instance-id-token', messaging)
    if (checked !== null) result.set('x-firebase-appcheck', checked)
    return result
  }

  async function post(name: string, body: string, appCheck: string | undefined) {
    const init = { method: 'POST', body, headers: await headers(appCheck) }
    try {
      const response = await options.fetch(`${url}/${name}`, init)
      return { status: response.status, json: await readJson(response) }
    } catch {
      // Nobody knows whether the call arrived.
      return { status: 0, json: null }
    }
  }

  return async (name, data, { timeout, appCheckToken: appCheck } = {}) => {
    const body = JSON.stringify({ data: encodeData(data) })
    const answer = await inTime(post(name, body, appCheck), timeout || TIMEOUT_MS, signal)
    const error = findCallableError(answer.status, answer.json)
    if (error) throw error
    return resultOf(answer.json)
  }
}

function resultOf(json: unknown): unknown {
  if (!json) throw new FunctionsError('internal', 'Response is not valid JSON object.')
  const { data, result } = json as { data?: unknown; result?: unknown }
  const found = data === undefined ? result : data
  if (found === undefined) throw new FunctionsError('internal', 'Response is missing data field.')
  return decodeData(found)
}

/** The request itself continues: the server may have acted on it already. */
function inTime<Value>(
  work: Promise<Value>,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FunctionsError('deadline-exceeded')), timeout)
    const cancel = () =>
      reject(new FunctionsError('cancelled', 'Firebase Functions instance was deleted.'))
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    })
  })
}

async function find(token: FindToken | undefined): Promise<string | null> {
  try {
    return (await token?.()) ?? null
  } catch {
    return null
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
