import * as v from 'valibot'
import { syncAnswerSchema } from '#visitor/schemas.ts'
import type { CallFunction } from './callable.ts'
import { readSyncRecord, writeSyncRecord } from './sync-record.ts'
import { acknowledge, isSynced, nextRequest } from './sync-state.ts'
import { listenForChanges } from './sync-stream.ts'
import type { VisitorStore } from './visitor-store.ts'

/** `waiting`: the server was not reached; sync will try again. */
export type SyncStatus = 'syncing' | 'synced' | 'waiting' | 'refused' | 'signed-out'

type SyncOptions = {
  accountId: string
  store: VisitorStore
  call: CallFunction
  /** The URL of `/realtime`; `null` where there is none. */
  realtimeUrl: string | null
  authToken: () => Promise<string | null>
  fetch: typeof fetch
  onStatus: (status: SyncStatus) => void
  /** Aborted when the visitor signs out. */
  signal: AbortSignal
}

/** Several hearts in a row are one call. */
const CALM_MS = 150
const FIRST_WAIT_MS = 1000
/** Permanent refusals, which are not retried. */
const FINAL = ['functions/invalid-argument', 'functions/failed-precondition']
const LONGEST_WAIT_MS = 5 * 60 * 1000

/** Syncs the device's favourites and follows with the account's. Offline, it waits. */
export function startSync(options: SyncOptions): void {
  const { accountId, store, onStatus, signal } = options
  let running = false
  let again = false
  let wait = FIRST_WAIT_MS
  /** The visitor's state when the server refused it. */
  let refused: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    if (running) {
      again = true
      return
    }
    running = true
    clearTimeout(timer)
    onStatus('syncing')
    try {
      do {
        again = false
        await inTurn(() => exchange(options))
      } while (!signal.aborted && (again || !isDone(options)))
      wait = FIRST_WAIT_MS
      onStatus('synced')
    } catch (error) {
      giveUp(error as { code?: string })
    } finally {
      running = false
    }
  }

  function giveUp({ code }: { code?: string }): void {
    if (signal.aborted) return
    if (code === 'functions/unauthenticated') onStatus('signed-out')
    else if (code && FINAL.includes(code)) dropRefused()
    else {
      onStatus('waiting')
      soon(wait * (1 + Math.random()))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }

  /** A permanent refusal: sync tries again only after the visitor's next change. */
  function dropRefused(): void {
    refused = shownOf(store)
    store.update((kept) => {
      const { fields, record } = readSyncRecord(kept, accountId)
      return writeSyncRecord(kept, { fields, record: { ...record, pending: null } })
    })
    onStatus('refused')
  }

  function soon(delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }

  const unsubscribe = store.subscribe(() => {
    // A run sees changes during it at its end. Reacting to its own writes would loop for ever.
    if (!running && !isDone(options) && shownOf(store) !== refused) soon(CALM_MS)
  })
  addEventListener('online', () => void run(), { signal })
  signal.addEventListener('abort', () => {
    unsubscribe()
    clearTimeout(timer)
  })
  void run()
  if (options.realtimeUrl === null) return
  void listenForChanges({
    ...options,
    url: options.realtimeUrl,
    onChange: ({ replica, version }) => {
      const { record } = readSyncRecord(store.kept(), accountId)
      const isNews = version === undefined || (version ?? 0) > record.version
      if (replica !== record.replica && isNews) void run()
    },
  })
}

function isDone({ accountId, store }: SyncOptions): boolean {
  const { fields, record } = readSyncRecord(store.kept(), accountId)
  return isSynced(fields, record)
}

/** One request and its response. The request is stored before it is sent. */
async function exchange({ accountId, store, call, signal }: SyncOptions): Promise<void> {
  store.update((kept) => {
    const { fields, record } = readSyncRecord(kept, accountId)
    return writeSyncRecord(kept, { fields, record: nextRequest(fields, record, createId).record })
  })
  const { fields, record } = readSyncRecord(store.kept(), accountId)
  const { request } = nextRequest(fields, record, createId)
  const answer = v.parse(syncAnswerSchema, await call('syncVisitor', request))
  store.update((kept) => {
    const now = readSyncRecord(kept, accountId)
    const { requestId } = request
    const next = acknowledge(now.fields, now.record, { requestId, answer })
    return next && !signal.aborted ? writeSyncRecord(kept, next) : kept
  })
}

/** One tab at a time. Without locks, a change sent twice has the same id. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request('lobang:sync', work) : work()
}

function shownOf(store: VisitorStore): string {
  const { favDealsObj, followingArray } = store.get()
  return JSON.stringify([favDealsObj, followingArray])
}

function createId(): string {
  return crypto.randomUUID()
}
