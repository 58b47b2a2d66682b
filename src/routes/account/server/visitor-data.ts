/** Everything that belongs to a visitor, wherever it is stored. */
export type VisitorData = {
  exportData: (accountId: string) => Promise<unknown>
  deleteData: (accountId: string) => Promise<void>
}

/** What we store for a visitor besides the account. `functions/visitors.ts` provides it. */
export type VisitorDetails = {
  profile: (accountId: string) => Promise<{ name: string }>
  saveProfile: (accountId: string, profile: { name: string }) => Promise<void>
  givenPurposes: (accountId: string) => Promise<Set<string>>
  saveConsents: (accountId: string, decisions: Record<string, boolean>) => Promise<void>
  devices: (
    accountId: string,
  ) => Promise<{ deviceId: string; name: string; registeredAt: string }[]>
  addDevice: (
    accountId: string,
    device: { device_id: string; messaging_token: string; name: string; session_id: string },
  ) => Promise<void>
  removeDevice: (accountId: string, deviceId: string) => Promise<void>
  searches: (accountId: string) => Promise<{ path: string; name: string; followedAt: string }[]>
  /** `false` when the account follows too many already. */
  followSearch: (accountId: string, search: { path: string; name: string }) => Promise<boolean>
  unfollowSearch: (accountId: string, path: string) => Promise<void>
  /** Newest first. `deal` is `null` when it is no longer listed. */
  reports: (
    accountId: string,
  ) => Promise<{ day: string; outcome: string; deal: { title: string; path: string } | null }[]>
}

/** The reminders that the site is configured to send. */
export type ReminderOffer = {
  mail: boolean
  /** `findToken` returns a subscription in its stored form, or `null` if we cannot push to it. */
  push: { publicKey: string; findToken: (token: string) => string | null } | null
}
