import type { DeskRoute, DoorRoute } from '../api/desk-route.ts'
import { doorRoutes } from './door-routes.ts'
import { meRoutes } from './me-routes.ts'
import { passkeyDoors, passkeyRoutes } from './passkey-routes.ts'
import { createPasskeys } from './passkeys.ts'
import { createPeopleParts, type PeoplePartsOptions } from './people-parts.ts'
import { peopleRoutes } from './people-routes.ts'
import { createSecondFactor } from './second-factor.ts'

/** Sign-in and people of the desk: the services, and the routes that use them. */
export function createPeople(options: PeoplePartsOptions) {
  const parts = createPeopleParts(options)
  const secondFactor = createSecondFactor(parts)
  const passkeys = createPasskeys(parts)
  const routes: DeskRoute[] = [
    ...meRoutes(parts, secondFactor),
    ...passkeyRoutes(parts, passkeys),
    ...peopleRoutes(parts),
  ]
  const doors: DoorRoute[] = [...doorRoutes(parts, secondFactor), ...passkeyDoors(parts, passkeys)]
  return { parts, routes, doors }
}
