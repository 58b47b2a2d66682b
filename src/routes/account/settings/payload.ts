import type { MailPurpose, PushPurpose } from '#lib/reminder-purposes.ts'
import type { FormState, OfferedMethods } from '../form-payload.ts'

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

export type SettingsView = FormState & {
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
  searches: { path: string; name: string }[]
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
