import type { Capability, Role } from './roles.ts'

type Person = {
  id: string
  name: string
  initials: string
  email: string
  role: Role
  /** The uid of a partner's landing page. */
  partner: string | null
}

/** `GET /me`: who is signed in, and what they may do. */
export type Me = Person & {
  capabilities: readonly Capability[]
  /** The role needs a second factor that this session has not shown: only reading works. */
  isUnproved: boolean
  secondFactor: SecondFactorState
  hasPasskey: boolean
  /** Opened by the link of a site on this machine: nobody signs in. */
  isLocal: boolean
}

export type SecondFactorState = 'codes' | 'missing' | 'not-needed'

/** What an app needs to make codes. The ticket goes back with the first code. */
export type CodeSetUp = { secret: string; address: string; ticket: string }

/** `POST /passkey/begin`. The ticket goes back with the answer. */
export type PasskeyChallenge = { challenge: string; ticket: string; rpId: string }

/** `POST /me/passkeys/begin`. `known`: devices that have one already are not asked again. */
export type PasskeyBegin = PasskeyChallenge & {
  user: { id: string; email: string; name: string }
  known: string[]
}

/** `GET /me/passkeys`. */
export type PasskeyRow = { id: string; name: string; addedAt: string }

/** `POST /invitation`: what a link is for. */
export type InvitationInfo = {
  role: Role
  /** `null`: the person types it while joining. */
  email: string | null
  /** The name of somebody who is here already and signs in anew. */
  name: string | null
  /** The link of a site on this machine: joining asks nothing. */
  isLocal: boolean
  codes: CodeSetUp
}

/** `POST /join`. The codes are shown once. */
export type Joined = { recoveryCodes: string[] }

/** `POST /sign-in`: with `needsCode`, the form is sent again with a code. */
export type SignInAnswer = { needsCode: boolean }

/** `GET /people`. */
export type PeopleList = {
  people: PersonRow[]
  invitations: InvitationRow[]
  most: number
  /** Whether the site can send e-mails. */
  canMail: boolean
}

export type PersonRow = Person & {
  secondFactor: SecondFactorState
  /** `null` if no session is known. */
  seenAt: string | null
}

export type InvitationRow = {
  email: string
  /** The name of somebody who is here already and signs in anew; else `null`. */
  name: string | null
  role: Role
  partner: string | null
  expiresAt: string
}

/** `POST /people/invite`: the link, unless it was mailed. */
export type Invited = { link: string | null }

/** `GET /me/sessions`. */
export type SessionRow = {
  id: string
  device: string
  openedAt: string
  expiresAt: string
  isThis: boolean
}

/** `GET /audit`. */
export type AuditPage = { rows: AuditRow[]; next: string | null }
export type AuditRow = {
  id: string
  at: string
  author: string
  act: string
  subject: string | null
  detail: Record<string, unknown> | null
}
