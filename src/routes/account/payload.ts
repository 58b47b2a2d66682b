import type { MailPurpose, PushPurpose } from '#lib/reminder-purposes.ts'

/** Why a form came back, and at which of its fields. */
export type Problem = { text: string; field: string | null }

/** The ways to sign in that work as the site is configured. */
export type OfferedMethods = {
  password: boolean
  link: boolean
  phone: boolean
  providers: { id: string; name: string }[]
}

/** Work that the browser has to do before the form is taken; what it is about is altcha's. */
export type Proof = {
  challenge: unknown
  /** Otherwise it gives a turn to who would have to wait. */
  isNeeded: boolean
}

type Form = {
  problem: Problem | null
  proof: Proof | null
}

export type SignInView = Form & {
  view: 'sign-in'
  methods: OfferedMethods
  typed: { email: string; phone: string }
  /** Where to go after it; empty for the account's own page. */
  next: string
  /** Is signed in, and shall prove it again. */
  again: boolean
}

export type SignUpView = Form & {
  view: 'sign-up'
  methods: OfferedMethods
  typed: { email: string }
}

export type ForgotView = Form & { view: 'forgot'; typed: { email: string } }

/** A mail is on its way. */
export type SentView = {
  view: 'sent'
  email: string
  what: 'link' | 'link-instead' | 'confirm' | 'reset' | 'new-email'
  /** Not again: what was sent a few minutes ago is still good. */
  isEarlier: boolean
}

export type CodeView = Form & {
  view: 'code'
  phone: string
  next: string
  isForSettings: boolean
  /** Not again: the latest text has a code that is good in any browser. */
  isEarlier: boolean
}

/** What a mailed link leads to: opening it alone does nothing, since programs open links too. */
export type OpenView = Form & {
  view: 'open'
  what: 'link' | 'confirm' | 'new-email' | 'unsubscribe'
  token: string
  /** Whose link it is; empty where it does not matter. */
  email: string
  next: string
  needsPassword: boolean
}

export type ResetView = Form & { view: 'reset'; token: string; email: string }

type SessionInfo = {
  id: string
  device: string
  /** Days, as people say them. */
  signedInOn: string
  lastUsedOn: string
  isThis: boolean
}

/** What somebody said of a deal. */
type ReportInfo = {
  on: string
  hasWorked: boolean
  deal: { title: string; path: string } | null
}

/** A browser that gets notifications. */
type DeviceInfo = { id: string; name: string; addedOn: string }

export type SettingsView = Form & {
  view: 'settings'
  name: string
  /** `null` when the account has none. */
  email: string | null
  phone: string | null
  hasPassword: boolean
  offered: OfferedMethods
  linked: { id: string; name: string }[]
  sessions: SessionInfo[]
  reports: ReportInfo[]
  preferences: Record<MailPurpose | PushPurpose, boolean>
  /** Whether what is asked for by e-mail is sent at all. */
  hasReminders: boolean
  /** Without a key nothing is pushed, and no device can be added. */
  push: { publicKey: string | null; devices: DeviceInfo[] }
  /** Signed in a moment ago: may change how to sign in. */
  isRecent: boolean
  /** What the last form did. */
  done: string | null
  typed: { name: string | null; email: string; phone: string }
}

export type DeleteView = Form & { view: 'delete'; isRecent: boolean }

export type NoticeView = {
  view: 'notice'
  title: string
  text: string
  link: { href: string; name: string }
}

/** Made for one visitor and never kept, see docs/decisions/0021-accounts.md. */
export type AccountPayload =
  | SignInView
  | SignUpView
  | ForgotView
  | SentView
  | CodeView
  | OpenView
  | ResetView
  | SettingsView
  | DeleteView
  | NoticeView
