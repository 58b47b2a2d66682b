import type { ForYou } from './discussion.ts'

/** Why a deal needs a person. Earlier ones are more urgent. */
export const queueKinds = ['not-working', 'ends-soon', 'stale', 'failed-checks'] as const
export type QueueKind = (typeof queueKinds)[number]

/** What the desk shows of a deal in one line. */
export type DealLine = {
  id: string
  title: string
  brand: string | null
  /** `3 outlets`, or the name of the only one. */
  place: string | null
  code: string | null
  /** The address of its picture. */
  picture: string | null
  priceNow: number | null
  priceWas: number | null
  /** What visitors read at this moment: `Usable now, until 9pm`. */
  answer: string
  /** `Checked 2 days ago` */
  checked: string | null
}

/** What a reader wrote. */
export type ReaderWord = { text: string; at: string }

export type QueueRow = {
  kind: QueueKind
  deal: DealLine
  /** `4 of 5 said no` */
  why: string
  /** One more line. */
  detail: string
  /** It hurts a visitor today. */
  isHot: boolean
  words: ReaderWord[]
}

export type ScheduledRow = { id: string; label: string; at: string; isTakeBack: boolean }

/** How many deals begin and end on a day. */
export type WeekDay = { day: string; begins: number; ends: number }

/** `GET /today` */
export type Today = {
  at: string
  counts: Record<QueueKind, number>
  /** The most urgent first. */
  rows: QueueRow[]
  scheduled: ScheduledRow[]
  week: WeekDay[]
  /** What colleagues have left for the person who asks. */
  forYou: ForYou
}

export const recheckActs = ['works', 'price', 'ended', 'sold-out'] as const
export type RecheckAct = (typeof recheckActs)[number]

/** `POST /deals/:id/recheck` */
export type RecheckInput = {
  act: RecheckAct
  /** In dollars, for `price`. */
  price?: number | undefined
}

export type FieldChange = { field: string; before: unknown; after: unknown }

/** The published changes. Sent back to `/deals/:id/undo-recheck`, they undo exactly these. */
export type Rechecked = {
  changes: FieldChange[]
  /** The facts that contradict the new price. */
  findings: { message: string; advice: string }[]
}
