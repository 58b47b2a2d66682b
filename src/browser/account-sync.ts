import * as paths from '#lib/paths.ts'
import { createAccountKey } from './account-key.ts'
import { type CallFunction, createCallable } from './callable.ts'
import { functionsAddress } from './functions-address.ts'
import { type SyncStatus, startSync } from './sync.ts'
import type { VisitorStore } from './visitor-store.ts'

const RETRY_MS = 30_000

/** Syncs the device with the signed-in account. */
export function startAccountSync(store: VisitorStore): void {
  const end = new AbortController()
  const getKey = createAccountKey()
  const authToken = async () => (await getKey())?.token ?? null
  const onStatus = (status: SyncStatus) => {
    if (status === 'signed-out') end.abort()
  }

  async function start(): Promise<void> {
    const found = await getKey()
    if (!found) return
    const url = functionsAddress()
    // The protocol omits a token that cannot be fetched, and the server would treat that as signed out.
    // So the call fails instead and is repeated later.
    const call: CallFunction = async (...args) => {
      const token = await authToken()
      return createCallable({ url, fetch: fetch.bind(window), authToken: async () => token })(
        ...args,
      )
    }
    startSync({
      accountId: found.accountId,
      store,
      call,
      realtimeUrl: paths.realtime,
      authToken,
      fetch: fetch.bind(window),
      onStatus,
      signal: end.signal,
    })
  }

  // Offline: try again later.
  start().catch(() => setTimeout(() => startAccountSync(store), RETRY_MS))
}
