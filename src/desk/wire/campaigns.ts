/** Where a campaign stands. `live`: published, and its take-back is still to come. */
export const lanes = ['making', 'scheduled', 'live'] as const
export type Lane = (typeof lanes)[number]

/** Changes that are published, and taken back, together. */
export type Campaign = {
  id: string
  label: string
  lane: Lane
  /** How many documents it adds or changes, and how many it removes. */
  changes: number
  removals: number
  beginsAt: string | null
  backAt: string | null
  /** Why it could not be published when it was due. */
  failure: string | null
  /** The places that somebody else has changed since. It stops there. */
  conflicts: CampaignConflict[]
}

/** `place` is readable: `deal/kopi: Hours`. */
export type CampaignConflict = { documentId: string; place: string }

/** What begins or ends on a day of the calendar. */
export type CalendarDay = {
  day: string
  /** The name of a public holiday. */
  holiday: string | null
  begins: string[]
  ends: string[]
  /** How many deals can be used for the last time. */
  dealsEnd: number
  dealsBegin: number
}

/** `GET /campaigns` */
export type CampaignBoard = { campaigns: Campaign[]; days: CalendarDay[] }

export type CampaignDocument = {
  id: string
  type: string
  title: string
  what: 'adds' | 'changes' | 'removes'
  /** The fields that it changes. */
  fields: string[]
}

/** `GET /campaigns/:id` */
export type OpenedCampaign = Campaign & {
  /** Sent back with each act, so that nobody publishes what they have not seen. */
  ref: string
  documents: CampaignDocument[]
  /** For a partner, without an account. */
  previewLink: string
}
