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

/** A proof of work for the browser to solve before it sends the form. altcha defines the challenge. */
export type Proof = {
  challenge: unknown
  /** If false, solving it earns a turn for someone who would otherwise have to wait. */
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
  /** The visitor is signed in and has to sign in again. */
  again: boolean
}

export type SignUpView = Form & {
  view: 'sign-up'
  methods: OfferedMethods
  typed: { email: string }
}

export type ForgotView = Form & { view: 'forgot'; typed: { email: string } }

/** An e-mail is on its way. */
export type SentView = {
  view: 'sent'
  email: string
  what: 'link' | 'link-instead' | 'confirm' | 'reset' | 'new-email'
  /** We sent no new e-mail, since the link from a few minutes ago still works. */
  isEarlier: boolean
}

export type CodeView = Form & {
  view: 'code'
  phone: string
  next: string
  isForSettings: boolean
  /** We sent no new text, since the latest one has a code that works in any browser. */
  isEarlier: boolean
}

/** Where a mailed link leads. Opening it changes nothing, since mail programs open links too. */
export type OpenView = Form & {
  view: 'open'
  what: 'link' | 'confirm' | 'new-email' | 'unsubscribe'
  token: string
  /** Whose link it is. Empty where it does not matter. */
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

/** The visitor's own report on a deal. */
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
  /** Whether the site sends reminder e-mails at all. */
  hasReminders: boolean
  /** Without a key the site sends no notifications and takes no devices. */
  push: { publicKey: string | null; devices: DeviceInfo[] }
  /** Signed in recently enough to change sign-in methods. */
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

/** Made for one visitor and never cached, see docs/decisions/0021-accounts.md. */
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
