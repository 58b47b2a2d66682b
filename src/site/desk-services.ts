import type { Logger } from 'pino'
import type { AccountService } from '#accounts/create-accounts.ts'
import type { ServerKeys } from '#accounts/server-keys.ts'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import { createDeskApi } from '#editorial/api/create-desk-api.ts'
import { auditRoutes } from '#editorial/audit/audit-routes.ts'
import { createPeople } from '#editorial/people/create-people.ts'
import { createFirstLink } from '#editorial/people/first-link.ts'
import { createStartNotice } from '#editorial/people/start-notice.ts'

type DeskServicesOptions = {
  config: Config
  db: Database
  keys: ServerKeys
  accounts: Pick<AccountService, 'parts'>
  now: () => Date
  log: Logger
}

export type DeskServices = ReturnType<typeof createDeskServices>

/** The server side of the desk. Each folder of `editorial` adds its routes here. */
export function createDeskServices({ config, db, keys, accounts, now, log }: DeskServicesOptions) {
  const { deskUrl } = config
  const people = createPeople({ db, keys, accounts: accounts.parts, deskUrl, now })
  const api = createDeskApi({
    routes: [...people.routes, ...auditRoutes(db)],
    doors: people.doors,
    findSignedIn: people.parts.sessions.find,
    deskUrl,
    now,
    onError: (error) => log.error({ err: error }, 'a request of the desk failed'),
  })
  return {
    api,
    people: people.parts,
    /** The link for the log while the desk has no admin; else `null`. */
    createFirstLink: () => createFirstLink(people.parts),
    /** What the site says about the desk when it starts. */
    createStartNotice: () => createStartNotice(people.parts, config.deskAdmin),
  }
}
