import type { Logger } from 'pino'
import { createAccountPages } from '#accounts/account-pages.ts'
import { createAccounts } from '#accounts/create-accounts.ts'
import { createProofs } from '#accounts/proofs.ts'
import { startRetention } from '#accounts/retention.ts'
import type { Config } from '#config.ts'
import type { ContentClient } from '#content/content-client.ts'
import { findDealName } from '#content/queries/deal-name.ts'
import { isDeal } from '#content/queries/is-deal.ts'
import type { Database } from '#db/database.ts'
import { type Accounts, createFunctions } from '#functions/create-functions.ts'
import { serveAccounts } from '#http/account-urls.ts'
import { serveFunctions } from '#http/functions-api.ts'
import { createRateLimit } from '#http/rate-limit.ts'
import type { AccountPayload } from '#routes/account/payload.ts'

type VisitorServicesOptions = {
  config: Config
  db: Database
  content: ContentClient
  renderAccount: (view: AccountPayload, page: { path: string; now: Date }) => Promise<string>
  /** Instead of the real ones, for tests. */
  accounts?: Accounts | undefined
  now: () => Date
  log: Logger
}

/** Everything that is done for one visitor: accounts, functions, and what they are kept for. */
export async function createVisitorServices(options: VisitorServicesOptions) {
  const { config, db, content, now, log } = options
  const { database, siteUrl, trustedProxies } = config
  const createLimit = (rule: { rate: number; burst: number }) =>
    createRateLimit({ ...rule, now: () => performance.now() })
  const accounts = await createAccounts({
    ...config.accounts,
    db,
    database,
    siteUrl,
    productName: config.site.productName,
    now,
    log,
  })
  const functions = await createFunctions({
    db,
    database,
    accounts: options.accounts ?? accounts,
    isDeal: (id) => isDeal(content, id),
    appCheckMode: config.appCheck,
    createLimit,
    now,
    onError: (error, name) => log.error({ err: error, name }, 'a function failed'),
  })
  const stopForgetting = startRetention({
    db,
    now,
    forgetOthers: functions.reports.forget,
    onError: (error) => log.error({ err: error }, 'what is over could not be removed'),
  })

  async function reports(accountId: string) {
    const made = await functions.reports.by(accountId)
    return Promise.all(
      made.map(async ({ dealId, ...report }) => ({
        ...report,
        deal: await findDealName(content, dealId),
      })),
    )
  }

  return {
    accounts,
    functions,
    serveFunctions: serveFunctions(functions, trustedProxies),
    serveAccounts: serveAccounts({
      pages: createAccountPages({
        accounts,
        details: { ...functions.visitors, reports },
        data: functions,
        proofs: createProofs({ db, now, createCheck: functions.createCheck, createLimit }),
      }),
      siteUrl,
      trustedProxies,
      render: (view, path) => options.renderAccount(view, { path, now: now() }),
    }),
    async close(): Promise<void> {
      await functions.close()
      await stopForgetting()
      await accounts.close()
    },
  }
}
