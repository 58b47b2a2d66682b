import { functionsUrl } from '#lib/functions-url.ts'
import { paths } from '#lib/paths.ts'
import { createCallable } from './callable.ts'
import { type SyncStatus, startSync } from './sync.ts'
import type { VisitorStore } from './visitor-store.ts'

type Key = { accountId: string; token: string; expiresAt: number }

/** Asked for again a little before it is over. */
const MARGIN_MS = 30_000
const RETRY_MS = 30_000

/** Keeps the device in step with the account of whoever is signed in in this browser. */
export function startAccountSync(store: VisitorStore): void {
  const end = new AbortController()
  let key: Promise<Key | null> | null = null
  let expiresAt = 0

  /** `null`: nobody is signed in any more. Throws when the server cannot be reached. */
  async function askForKey(): Promise<Key | null> {
    const answer = await fetch(paths.account('token'), { method: 'POST' })
    if (answer.status === 401) return null
    if (!answer.ok) throw new Error(`the server said ${answer.status}`)
    const found: Key = await answer.json()
    expiresAt = Date.now() + lifetimeOf(found, answer)
    return found
  }

  function getKey(): Promise<Key | null> {
    if (key === null || Date.now() > expiresAt - MARGIN_MS) {
      expiresAt = Number.POSITIVE_INFINITY
      key = askForKey().catch((error) => {
        key = null
        throw error
      })
    }
    return key
  }

  const authToken = async () => (await getKey())?.token ?? null
  const onStatus = (status: SyncStatus) => {
    if (status === 'signed-out') end.abort()
  }

  async function start(): Promise<void> {
    const found = await getKey()
    if (!found) return
    const call = createCallable({ url: functionsUrl(null), fetch: fetch.bind(window), authToken })
    startSync({
      accountId: found.accountId,
      store,
      call,
      realtimeUrl: '/realtime',
      authToken,
      fetch: fetch.bind(window),
      onStatus,
      signal: end.signal,
    })
  }

  // Without signal now, there will be some later.
  start().catch(() => setTimeout(() => startAccountSync(store), RETRY_MS))
}

/** By the server's clock: that of the device may be wrong by hours. */
function lifetimeOf({ expiresAt }: Key, answer: Response): number {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return expiresAt - (Number.isNaN(date) ? Date.now() : date)
}
