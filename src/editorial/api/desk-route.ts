import type { Capability, Role } from '#desk/wire/roles.ts'

export type DeskPerson = {
  id: string
  name: string
  initials: string
  email: string
  role: Role
  /** The id of a partner's landing page; its uid, if an earlier build stored it. */
  partner: string | null
}

export type DeskSession = {
  id: string
  /** When a second factor was last shown; `null` if never. */
  provedAt: Date | null
  /** Opened by the link of a site on this machine, see `people/first-link.ts`. */
  isLocal: boolean
}

export type SignedIn = { person: DeskPerson; session: DeskSession }

export type DeskRequest = SignedIn & {
  params: Record<string, string>
  query: URLSearchParams
  /** Parsed JSON of a POST; handlers check it with `readInput`. `null` for other types, whose bytes are in `raw`. */
  body: unknown
  raw: Request
}

/** A row of the desk's API. */
export type DeskRoute = {
  method: 'GET' | 'POST'
  /** Below `/desk/api`, in Hono's pattern: `/documents/:id`. */
  path: string
  /** `null`: anybody who is signed in. */
  needs: Capability | null
  /** Asks for the second factor again if it was shown more than 10 minutes ago. */
  stepUp?: true
  /** An object is sent as JSON. */
  handle: (request: DeskRequest) => Promise<Response | object>
}

type Row = [path: string, needs: DeskRoute['needs'], handle: DeskRoute['handle']]

export function get(...[path, needs, handle]: Row): DeskRoute {
  return { method: 'GET', path, needs, handle }
}

export function post(...[path, needs, handle]: Row): DeskRoute {
  return { method: 'POST', path, needs, handle }
}

/** Asks for the second factor again. */
export function postWithStepUp(...row: Row): DeskRoute {
  return { ...post(...row), stepUp: true }
}

/** A request of somebody who is not signed in yet. */
export type DoorRequest = {
  body: unknown
  headers: Headers
  /** The network. */
  address: string
}

/** A POST that needs no session: signing in and joining. */
export type DoorRoute = {
  path: string
  handle: (request: DoorRequest) => Promise<Response | object>
}
