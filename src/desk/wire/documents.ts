import type { Change, Conflict, Path } from '#lib/merge/change.ts'

/** `live` covers everything that visitors can see. A draft of a live document is `live` with `hasDraft`. */
export const documentStates = ['live', 'draft', 'scheduled', 'ended'] as const
export type DocumentState = (typeof documentStates)[number]

/** A document in a list. */
export type DocumentRow = {
  id: string
  type: string
  uid: string | null
  title: string
  brand: string | null
  state: DocumentState
  hasDraft: boolean
  changedAt: string | null
  changedBy: string | null
  /** How many rules stop it, and how many warn; `null` where nobody has counted yet. */
  findings: { stops: number; warns: number } | null
  thumb: string | null
  /** When its state will change by itself. */
  scheduled: ScheduledFor | null
  /** The release that holds it, for a document that is nowhere else yet. */
  release: string | null
}

/** The query of a list, as in the address. Days are numbers of days. */
export type ListQuestion = {
  type: string | null
  words: string
  state: DocumentState | null
  category: string | null
  /** The id of a brand. */
  brand: string | null
  tag: string | null
  /** Its last day is at most so many days away. */
  ends: number | null
  /** Nobody has checked it for so many days, or ever. */
  unchecked: number | null
}

export const listFilters = ['state', 'category', 'brand', 'tag', 'ends', 'unchecked'] as const

export type DocumentList = { rows: DocumentRow[]; next: string | null; total: number }

/** What people write of a document. Publishing adds the dates. */
export type WrittenDocument = {
  id: string
  type: string
  uid: string | null
  /** A new document gets the main language of the repository. */
  lang?: string
  tags: readonly string[]
  data: Record<string, unknown>
}

export type DeskFinding = {
  rule: string
  severity: 'stops' | 'warns'
  path: string | null
  message: string
  advice: string
}

/** The draft holds `found`; `after` is what the author wanted. */
export type DeskConflict = Conflict & {
  id: string
  /** The tab that typed it. Conflicts of publishing have none. */
  writer?: string | undefined
  author: string | null
  savedAt: string
}

export type Presence = { id: string; name: string; initials: string; at: string | null }

/** The scheduled release that a document is in. */
export type ScheduledFor = { release: string; at: string; until: string | null; removes: boolean }

/** The state of a draft on the server, as each answer tells it. */
export type DraftState = {
  /** The number of saves; 0 if there is no draft. */
  version: number
  /** Names this state of the draft: publishing says which one was seen. Empty without a draft. */
  seen: string
  document: WrittenDocument | null
  conflicts: readonly DeskConflict[]
  presence: readonly Presence[]
  /** Missing in answers to a save. */
  scheduled?: ScheduledFor | null
}

export type SavedDocument = DraftState & { findings: readonly DeskFinding[] }

export type OpenedDocument = SavedDocument & {
  published: WrittenDocument | null
  model: DocumentModel
  scheduled: ScheduledFor | null
}

/** With a 409: the changes to a draft since the person looked. */
export type ChangedMeanwhile = {
  /** Names its state now; empty if it is gone. */
  seen: string
  by: readonly string[]
  changes: readonly Change[]
  /** There are more changes than these. */
  isCut: boolean
}

export type HistoryEntry = {
  revision: number
  at: string | null
  by: string | null
  why: string | null
  kind: string | null
  action: 'add' | 'change' | 'remove'
  /** The top fields that it changed. */
  fields: readonly string[]
}

export type Comparison = {
  from: string
  to: string
  changes: readonly Change[]
  /** For a page of blocks, instead of `changes`. */
  blocks?: readonly BlockChange[]
}

/** A block that is different, with its words in both versions. */
export type BlockChange = {
  id: string
  /** `look`: marks, colours and the like. */
  what: 'added' | 'removed' | 'words' | 'kind' | 'moved' | 'order' | 'look'
  kindBefore: string
  kind: string
  before: string
  after: string
  /** What can be restored of it alone; `null` if nothing can. */
  path: Path | null
}

export type { Change, Path }

/** The parts of a field of Prismic's models that forms need. */
export type FieldModel = {
  type: string
  config?: {
    label?: string | null
    placeholder?: string | null
    options?: readonly string[]
    select?: string | null
    customtypes?: readonly (string | { id: string })[]
    repeat?: boolean
    variants?: readonly string[]
    allowText?: boolean
    fields?: Record<string, FieldModel>
    choices?: Record<string, SliceChoice>
    single?: string
    multi?: string
    labels?: readonly string[]
    required?: boolean
    [other: string]: unknown
  }
}

export type NamedField = { name: string; field: FieldModel }

type SliceChoice = {
  type: string
  fieldset?: string
  'non-repeat'?: Record<string, FieldModel>
  repeat?: Record<string, FieldModel>
}

export type SliceModel = {
  id: string
  name?: string
  variations: readonly {
    id: string
    name?: string
    version?: string
    primary?: Record<string, FieldModel>
    items?: Record<string, FieldModel>
  }[]
}

/** A type with the shared slices that it may hold. */
export type DocumentModel = {
  id: string
  label: string
  repeatable: boolean
  tabs: Record<string, Record<string, FieldModel>>
  slices: Record<string, SliceModel>
}

/** What a deal's draft means at an instant, in the words that visitors read. */
export type DealSays = {
  /** `Usable now, until 9.30pm`. */
  availability: string
  isUsable: boolean
  /** `35 days left, the last on Thu 21 Jan`. */
  daysLeft: string
  /** `Thu–Sun 6–9.30pm`; `null` for any time. */
  times: string | null
  /** `25% off`; `null` without two prices. */
  saving: string | null
  /** The week of the instant, from Monday. */
  week: readonly WeekDay[]
}

/** Minutes of the day in which it can be used; `isUnsure` where nobody stated the hours. */
export type WeekDay = { day: string; windows: readonly [number, number][]; isUnsure: boolean }

/** A live deal that might be the same offer. */
export type SimilarDeal = Pick<DocumentRow, 'id' | 'title' | 'brand' | 'thumb'> & {
  /** What is the same, and what is not: `brand`, `price`, `code`. */
  same: readonly string[]
  other: readonly string[]
}

export type CheckedDraft = {
  findings: readonly DeskFinding[]
  deal: DealSays | null
  similar: readonly SimilarDeal[]
}

/** What the last deal of a brand says about place and terms. */
export type BrandTerms = { title: string; data: Record<string, unknown> } | null

/** `GET /pick`: a document that somebody can link to. */
export type Picked = Pick<DocumentRow, 'id' | 'type' | 'uid' | 'title' | 'thumb'> & { lang: string }
