import * as v from 'valibot'
import { isRecord } from '#lib/is-record.ts'
import type { Conflict } from '#lib/merge/change.ts'
import { AppError } from '#lib/node/app-error.ts'
import { isInheritedName } from '#lib/node/is-inherited-name.ts'
import type { DocumentContent } from '../merge/merge-documents.ts'

const MAX_CHANGES = 500
const MAX_DEPTH = 30
const MAX_JSON = 1_000_000

/** Merging goes as deep as the value. No field of a model is nearly as deep. */
const MAX_NESTING = 64
/** Longer lists are merged as one place; see `merge/merge-lists.ts`. */
const MAX_ITEMS = 1000

/** Whether a received value is small enough to be merged and checked at once. */
export function isModest(value: unknown, left = MAX_NESTING): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value) && value.length > MAX_ITEMS) return false
  return left > 0 && Object.values(value).every((part) => isModest(part, left - 1))
}

const step = v.pipe(v.string(), v.maxLength(200))
/** The places that people write. A new document begins with a change at the empty path. */
const path = v.pipe(
  v.array(step),
  v.maxLength(MAX_DEPTH),
  v.readonly(),
  v.check(([first]) => first === undefined || ['uid', 'tags', 'data', 'lang'].includes(first)),
)
const change = v.pipe(
  v.object({ path, before: v.optional(v.unknown()), after: v.optional(v.unknown()) }),
  v.check((given) => given.path.length > 0 || isRecord(given.after)),
)
const id = v.pipe(v.string(), v.regex(/^[\w.$-]{1,128}$/))
const documentId = v.pipe(
  id,
  v.check((given) => !isInheritedName(given)),
)

/** What a client sends: changes that it made against a version of the draft. */
export const draftSaveSchema = v.pipe(
  v.object({
    documentId,
    /** `null` for a draft without a release. */
    releaseId: v.nullable(id),
    saveId: id,
    /** The tab that types. What it types on at a place where it has a conflict continues that conflict. */
    writer: v.optional(id),
    // PostgreSQL takes no larger ones.
    against: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
    changes: v.pipe(v.array(change), v.maxLength(MAX_CHANGES), v.readonly()),
    /** The conflicts that this save settles. */
    resolves: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_CHANGES), v.readonly())),
  }),
  // Checked here, so that the message has no path prefix.
  v.check(
    ({ changes }) => changes.every(({ before, after }) => isModest(before) && isModest(after)),
    'This has too many parts to be saved at once.',
  ),
  v.check(
    (save) => JSON.stringify(save).length <= MAX_JSON,
    'This is too long. The limit is a million characters.',
  ),
)

const content = v.looseObject({
  uid: v.optional(v.nullable(v.string())),
  lang: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  alternate_languages: v.optional(
    v.array(v.looseObject({ id: v.string(), type: v.string(), lang: v.string() })),
  ),
  data: v.optional(v.custom<Record<string, unknown>>(isRecord)),
})

/** Throws if a save would leave something other than a document. */
export function getContent(id: string, merged: unknown): DocumentContent {
  if (v.is(content, merged)) return merged as unknown as DocumentContent
  throw new AppError(
    'forbidden',
    `The saved value is not a document: the fields of ${id} are wrong.`,
  )
}

export type DraftSave = v.InferOutput<typeof draftSaveSchema>

/** A conflict that stays until somebody settles it. The draft holds `found`, and `after` is kept here. */
export type DraftConflict = Conflict & {
  id: string
  /** The tab that typed it. Conflicts of publishing have none. */
  writer?: string | undefined
  author: string | null
  savedAt: string
}
