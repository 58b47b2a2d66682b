import { randomBytes } from 'node:crypto'
import { type Database, isPostgres } from '#db/database.ts'
import { listenForVisitors } from '#db/visitor-notices.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import { type AppCheckMode, createAppCheck } from './app-check.ts'
import { callables } from './callables.ts'
import { createIdentify, type FindAccount } from './caller.ts'
import type { AccountHooks } from './define-callable.ts'
import { type CreateLimit, createEndpoint } from './endpoint.ts'
import { deleteData, exportData } from './my-data.ts'
import { createRealtime } from './realtime.ts'
import { createReports, type FindDealName } from './reports.ts'
import { createVisitors } from './visitors.ts'

/** What the functions need from accounts. `findAccount` returns `null` for an invalid token. */
export type Accounts = AccountHooks & { findAccount: FindAccount }

type FunctionsOptions = {
  db: Database
  /** What `db` was opened with. */
  database: string
  /** Signs proofs of work. */
  proofKey: string
  /** Hashes the networks of anonymous reports. */
  networkKey: string
  accounts: Accounts
  findPushToken: (token: string) => string | null
  isDeal: (dealId: string) => Promise<boolean>
  findDealName: FindDealName
  appCheckMode: AppCheckMode
  createLimit: CreateLimit
  turns: LoopTurns
  now: () => Date
  onError: (error: unknown, what: string) => void
}

export type Functions = ReturnType<typeof createFunctions>

/** The rate of all anonymous reports together in normal use. More counts as an attack. */
const CALM = { rate: 0.5, burst: 60 }

/** The callable functions and live updates: everything the server does for a single visitor. */
export function createFunctions(options: FunctionsOptions) {
  const { db, database, accounts, now, createLimit, turns, onError, isDeal, findDealName } = options
  const createId = () => randomBytes(12).toString('hex')
  const identify = createIdentify(accounts.findAccount)
  const realtime = createRealtime({ identify })
  const isShared = isPostgres(database)
  const calm = createLimit(CALM)
  const createCheck = (isUnderAttack: () => boolean) =>
    createAppCheck({ mode: options.appCheckMode, secret: options.proofKey, now, isUnderAttack })
  const reports = createReports({ db, now, secret: options.networkKey, isDeal, findDealName })
  const services = {
    visitors: createVisitors({
      db,
      now,
      createId,
      onChange: (notice) => {
        if (!isShared) realtime.tell(notice)
      },
    }),
    reports,
    appCheck: createCheck(() => calm.retryAfter('everybody') !== null),
    accounts,
    findPushToken: options.findPushToken,
  }
  const stopListening = isShared
    ? listenForVisitors(database, {
        onNotice: realtime.tell,
        onConnect: realtime.tellAll,
        onError: (error) => onError(error, 'realtime'),
      })
    : async () => {}

  return {
    call: createEndpoint({ callables, services, identify, createLimit, turns, onError }),
    connect: realtime.connect,
    appCheck: services.appCheck,
    visitors: services.visitors,
    reports,
    exportData: (accountId: string) => exportData(services, accountId),
    deleteData: (accountId: string) => deleteData(services, accountId),
    /** The same proof of work for other parts, with their own definition of an attack. */
    createCheck,
    /** Call it before the server closes, which would wait for the streams. */
    closeStreams: realtime.close,
    close: stopListening,
  }
}
