import type { Logger } from 'pino'
import { createAccounts } from '#accounts/create-accounts.ts'
import { createProofs } from '#accounts/proofs.ts'
import { startRetention } from '#accounts/retention.ts'
import type { Config } from '#config.ts'
import type { ContentClient } from '#content/content-client.ts'
import { findDealName, isDeal } from '#content/queries/deal-name.ts'
import { forgetCounts } from '#db/daily-counts.ts'
import type { Database } from '#db/database.ts'
import { forgetBulks } from '#db/desk-bulks.ts'
import { forgetDeskRows } from '#db/desk-sessions.ts'
import { forgetReminders } from '#db/reminders.ts'
import { createActs } from '#editorial/people/acts.ts'
import { createReportChoice } from '#editorial/reports/report-choice.ts'
import { type Accounts, createFunctions } from '#functions/create-functions.ts'
import { serveAccounts } from '#http/account-urls.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import * as paths from '#lib/paths.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { createPush, createPushFetch } from '#reminders/create-push.ts'
import { createReminders } from '#reminders/create-reminders.ts'
import type { FindListed } from '#reminders/find-searches.ts'
import { startReminders } from '#reminders/start-reminders.ts'
import { forgetRevisions } from '#repository/revisions/forget-revisions.ts'
import type { AccountPayload } from '#routes/account/payload.ts'
import { createAccountPages } from '#routes/account/server/account-pages.ts'
import { findSearch } from '#routes/follow/server/find-search.ts'
import { openServerKeys } from './server-keys.ts'

type VisitorServicesOptions = {
  config: Config
  db: Database
  content: ContentClient
  findListed: FindListed
  turns: LoopTurns
  renderAccount: (view: AccountPayload, page: { path: string; now: Date }) => Promise<string>
  /** Replaces the real ones in tests. */
  accounts?: Accounts | undefined
  now: () => Date
  /** See `SiteOptions`. */
  monotonic: () => number
  isClockSteady: () => boolean
  log: Logger
}

/** Later reminders need to know the earlier ones of fewer days. */
const REMINDERS_KEPT_DAYS = 30
/** How long the desk knows when somebody was last there. */
const DESK_ROWS_KEPT_DAYS = 90
/** How long a bulk change can be undone. */
const BULKS_KEPT_DAYS = 90

export type VisitorServices = Awaited<ReturnType<typeof createVisitorServices>>

/** Everything for single visitors: accounts, functions and reminders. */
export async function createVisitorServices(options: VisitorServicesOptions) {
  const { config, db, content, now, log } = options
  const { database, siteUrl, trustedProxies } = config
  const { keys, kept } = await openServerKeys(db, config)
  const accounts = createAccounts({
    ...config.accounts,
    db,
    privateHosts: config.privateHosts,
    keys,
    unsubscribeKey: kept.unsubscribe,
    siteUrl,
    productName: config.site.productName,
    fetch,
    now,
    log,
  })
  const push = openPush(config, kept.vapid, now)
  const functions = createFunctions({
    db,
    database,
    proofKey: keys.derive('proofs'),
    networkKey: kept.networks,
    accounts: options.accounts ?? accounts,
    findPushToken: (token) => push?.findToken(token) ?? null,
    isDeal: (id) => isDeal(content, id),
    findDealName: (id) => findDealName(content, id),
    appCheckMode: config.appCheck,
    createLimit: createRateLimit,
    turns: options.turns,
    now,
    onError: (error, name) => log.error({ err: error, name }, 'a function failed'),
  })
  const stopForgetting = startForgetting(options, functions)
  const reportChoice = createReportChoice({ db, acts: createActs({ db, now }), now })
  const { reminders, stop: stopReminding } = createReminding(options, { accounts, functions, push })

  return {
    keys,
    accounts,
    functions,
    reminders,
    serveAccounts: serveAccounts({
      pages: createAccountPages({
        accounts,
        details: { ...functions.visitors, reports: functions.reports.history },
        data: functions,
        proofs: createProofs({
          db,
          now,
          monotonic: options.monotonic,
          createCheck: functions.createCheck,
          createLimit: createRateLimit,
        }),
        reminders: { mail: config.reminders.isOn && accounts.reminderMails !== null, push },
        findSearch: (typed) => findSearch(content, typed),
        report: {
          end: (personId) => reportChoice.set(personId, false),
          deskHref: new URL(`${paths.desk}/`, config.deskUrl).href,
        },
      }),
      siteUrl,
      trustedProxies,
      render: (view, path) => options.renderAccount(view, { path, now: now() }),
    }),
    async close(): Promise<void> {
      // Closing the accounts fails a reminder to a silent server.
      await Promise.all([stopReminding(), accounts.close()])
      await functions.close()
      await stopForgetting()
    },
  }
}

type Functions = ReturnType<typeof createFunctions>

function startForgetting(
  { config, db, now, monotonic, log }: VisitorServicesOptions,
  functions: Functions,
) {
  return startRetention({
    db,
    now,
    forgetOthers: async () => {
      await functions.reports.forget()
      await forgetReminders(db, addDays(singaporeDay(now()), -REMINDERS_KEPT_DAYS))
      await forgetDeskRows(db, addDays(singaporeDay(now()), -DESK_ROWS_KEPT_DAYS))
      await forgetBulks(db, addDays(singaporeDay(now()), -BULKS_KEPT_DAYS))
      await forgetRevisions(db, { historyDays: config.historyDays, now: now() })
      await forgetCounts(db, { now: now() })
    },
    monotonic,
    onJump: (ms) => log.warn({ ms }, 'the clock is in doubt, so no old data is deleted for a day'),
    onError: (error) => log.error({ err: error }, 'old data could not be deleted'),
  })
}

type RemindingParts = {
  accounts: ReturnType<typeof createAccounts>
  functions: Functions
  push: ReturnType<typeof openPush>
}

/** Reminders, which are sent each day where they are on. */
function createReminding(
  { config, db, content, findListed, now, isClockSteady, log }: VisitorServicesOptions,
  { accounts, functions, push }: RemindingParts,
) {
  const { linkTo } = accounts.parts
  const onError = (error: unknown) => log.error({ err: error }, 'a reminder could not be sent')
  const reminders = createReminders({
    db,
    content,
    kept: functions.visitors,
    findListed,
    mail: accounts.reminderMails,
    push,
    linksFor: (accountId) => ({
      unsubscribe: linkTo('unsubscribe', { token: accounts.unsubscribeTokens.create(accountId) }),
      settings: linkTo('settings'),
    }),
    siteUrl: config.siteUrl,
    productName: config.site.productName,
    now,
    onError,
  })
  const stop = config.reminders.isOn
    ? startReminders({ reminders, now, isClockSteady, onError })
    : async () => {}
  return { reminders, stop }
}

/** `null` without reminders, or without the service worker, which shows notifications. */
function openPush(
  { reminders: { isOn, pushHosts }, serviceWorker, site }: Config,
  key: Parameters<typeof createPush>[0]['key'],
  now: () => Date,
) {
  if (!isOn || !serviceWorker) return null
  return createPush({
    key,
    hosts: pushHosts,
    contact: site.partnerMailbox,
    fetch: createPushFetch(pushHosts),
    now,
  })
}
