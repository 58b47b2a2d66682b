import type { Logger } from 'pino'
import type { AccountService } from '#accounts/create-accounts.ts'
import type { ServerKeys } from '#accounts/server-keys.ts'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import { createDeskApi } from '#editorial/api/create-desk-api.ts'
import { doorRoutes } from '#editorial/people/door-routes.ts'
import { createFirstLink } from '#editorial/people/first-link.ts'
import { meRoutes } from '#editorial/people/me-routes.ts'
import { createPeopleParts } from '#editorial/people/people-parts.ts'
import { peopleRoutes } from '#editorial/people/people-routes.ts'
import { createSecondFactor } from '#editorial/people/second-factor.ts'

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
  const people = createPeopleParts({ db, keys, accounts: accounts.parts, deskUrl, now })
  const secondFactor = createSecondFactor(people)
  const api = createDeskApi({
    routes: [...meRoutes(people, secondFactor), ...peopleRoutes(people)],
    doors: doorRoutes(people, secondFactor),
    findSignedIn: people.sessions.find,
    deskUrl,
    now,
    onError: (error) => log.error({ err: error }, 'a request of the desk failed'),
  })
  return {
    api,
    people,
    /** The link for the log while the desk has no admin; else `null`. */
    createFirstLink: () => createFirstLink(people),
  }
}
