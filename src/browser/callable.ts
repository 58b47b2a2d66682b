import { decodeData, encodeData } from '#visitor/callable-data.ts'
import { FunctionsError, findCallableError } from './callable-error.ts'

type CallableOptions = {
  /** See `functionsUrl`. */
  url: string
  fetch: typeof fetch
  /** The token of the signed-in account. A token that cannot be fetched is omitted. */
  authToken?: () => Promise<string | null>
}

type CallOptions = {
  /** In ms; 0 means the default. */
  timeout?: number
  appCheckToken?: string
}

export type CallFunction = (name: string, data?: unknown, options?: CallOptions) => Promise<unknown>

const TIMEOUT_MS = 70_000

/** Calls functions by the protocol of Firebase's callable functions. */
export function createCallable(options: CallableOptions): CallFunction {
  const { url, authToken = async () => null } = options

  async function post(name: string, body: string, appCheckToken: string | undefined) {
    const token = await authToken().catch(() => null)
    const headers = new Headers({ 'content-type': 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (appCheckToken !== undefined) headers.set('x-firebase-appcheck', appCheckToken)
    try {
      const response = await options.fetch(`${url}/${name}`, { method: 'POST', body, headers })
      return { status: response.status, json: await response.json().catch(() => null) }
    } catch {
      // The call may have arrived.
      return { status: 0, json: null }
    }
  }

  return async (name, data, { timeout, appCheckToken } = {}) => {
    const body = JSON.stringify({ data: encodeData(data) })
    const answer = await inTime(post(name, body, appCheckToken), timeout || TIMEOUT_MS)
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
function inTime<Value>(work: Promise<Value>, timeout: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FunctionsError('deadline-exceeded')), timeout)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
