import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import {
  type DraftKey,
  type DraftRow,
  findDraftRow,
  findSavedChanges,
  writeDraft,
} from '#db/draft-rows.ts'
import type { Change } from '#lib/merge/change.ts'
import { AppError } from '#lib/node/app-error.ts'
import { toContent, withDates } from '../merge/merge-documents.ts'
import type { Act } from '../releases/release-event.ts'
import { DEFAULT_LANGUAGE, type StoredDocument, toNewDocument } from '../stored-document.ts'
import { type DraftConflict, type DraftSave, getContent } from './draft-save.ts'
import { type MergedDraft, type MergingSave, mergeChange } from './merge-change.ts'
import { toNameHash } from './name-hash.ts'
import { restoreItems } from './restore-items.ts'
import { type DraftStart, startDraft } from './start-draft.ts'

type SaveOptions = Omit<Act, 'why'> & {
  /** For people who may not schedule: only into a release without a schedule. */
  onlyUnscheduled?: boolean
  /** See `DraftWrite`. */
  checkLast?: (db: Database) => Promise<void>
  /** For browsers: other changes under a used id become a separate save, so that they are not lost. */
  keepsOthers?: boolean
}

export type SavedDraft = {
  /** 0 if there is no draft: it was published after the save. */
  version: number
  /** New with each save; `null` without a draft. */
  ref: string | null
  /** The merged document; `null` if there is none. */
  document: StoredDocument | null
  /** All conflicts that are open. */
  conflicts: readonly DraftConflict[]
  /** The save was known already. */
  isRepeated: boolean
}

const TRIES = 20
/** Characters of a draft, and its open conflicts. Each save is bounded, but drafts take any number of them. */
const MOST_CHARACTERS = 2_000_000
const MOST_CONFLICTS = 500
/** The most characters of all open conflicts: a short save may conflict many times with one long text. The longest save fits. */
const MOST_CONFLICT_CHARACTERS = 4_000_000

/**
 * Merges a save into the shared draft. The same save sent again changes nothing. Two people at different places
 * both win; at the same place the first stays, and the second is kept as a conflict.
 */
export async function saveDraft(
  db: Database,
  save: DraftSave,
  options: SaveOptions,
): Promise<SavedDraft> {
  const key = { document_id: save.documentId, release_id: save.releaseId ?? '' }
  for (let tries = 0; tries < TRIES; tries++) {
    // Reads the draft before the saves, so that a save which is not found is not in the draft either.
    const row = await findDraftRow(db, key)
    const known = await findSavedChanges(db, { ...key, save_id: save.saveId })
    if (known !== null) {
      if (!options.keepsOthers || isSameSave(known, save.changes)) return readDraft(db, key)
      return saveDraft(db, { ...save, saveId: toOtherId(save) }, options)
    }
    const next = await mergeSave(db, save, {
      ...options,
      before: row ?? (await startDraft(db, key)),
    })
    const { onlyUnscheduled = false, checkLast = async () => {} } = options
    const outcome = await writeDraft(db, { ...next, replaces: row, onlyUnscheduled, checkLast })
    if (outcome === 'saved') return toSaved(next.draft, false)
    if (outcome === 'gone')
      throw new AppError('not-found', `There is no release "${save.releaseId}".`)
    if (outcome === 'closed') throw closedRelease(onlyUnscheduled)
  }
  throw new AppError('unavailable', 'Others keep saving this draft. Try again.', { retryAfter: 1 })
}

/** A browser that learns that the document exists sends a save again without the creation. */
function isSameSave(known: string, sent: readonly Change[]): boolean {
  const text = JSON.stringify(sent)
  if (known === text) return true
  const saved: Change[] = JSON.parse(known)
  return JSON.stringify(saved.filter(({ path }) => path.length > 0)) === text
}

/** Sent again, it gets the same id. */
function toOtherId({ saveId, changes }: DraftSave): string {
  const hash = createHash('sha256').update(JSON.stringify(changes)).digest('hex')
  return `${saveId}.${hash.slice(0, 16)}`
}

function closedRelease(onlyUnscheduled: boolean): AppError {
  const why = onlyUnscheduled
    ? 'It goes live by itself. Ask an editor to change it.'
    : 'A take-back cannot be changed.'
  return new AppError('forbidden', why)
}

/** The draft as it is now; what is published if there is none. */
export async function readDraft(db: Database, key: DraftKey): Promise<SavedDraft> {
  const row = await findDraftRow(db, key)
  if (row) return toSaved(row, true)
  const { document } = await startDraft(db, key)
  const published = document === null ? null : (JSON.parse(document) as StoredDocument)
  return { version: 0, ref: null, document: published, conflicts: [], isRepeated: true }
}

function toSaved(row: DraftRow, isRepeated: boolean): SavedDraft {
  return {
    version: row.version,
    ref: row.ref,
    document: JSON.parse(row.document) as StoredDocument,
    conflicts: JSON.parse(row.conflicts) as DraftConflict[],
    isRepeated,
  }
}

/** Some changes take milliseconds, and there may be hundreds. */
async function mergeInTurns(
  draft: MergedDraft,
  { changes, ...save }: MergingSave & { changes: readonly Change[] },
): Promise<MergedDraft> {
  let merged = draft
  let length = JSON.stringify(draft.conflicts).length
  for (const change of changes) {
    const next = mergeChange(merged, change, save)
    const growth =
      lengthWithout(next.conflicts, merged.conflicts) -
      lengthWithout(merged.conflicts, next.conflicts)
    length += growth
    if (growth > 0 && length > MOST_CONFLICT_CHARACTERS) throw tooManyConflicts()
    merged = next
    await nextTurn()
  }
  return merged
}

/** As JSON, of the conflicts that are not among the others. */
function lengthWithout(
  conflicts: readonly DraftConflict[],
  others: readonly DraftConflict[],
): number {
  const own = conflicts.filter((one) => !others.includes(one))
  return own.length === 0 ? 0 : JSON.stringify(own).length
}

function tooManyConflicts(): AppError {
  return new AppError('conflict', 'Too many places wait for a choice. Choose there first.')
}

function toSavedDocument(
  { documentId, changes }: DraftSave,
  merged: unknown,
  { old, mainLanguage }: { old: StoredDocument | null; mainLanguage: string },
): StoredDocument {
  if (old !== null && changes.some(({ path }) => path.length === 0)) {
    throw new AppError('forbidden', `There is a document ${documentId} already. Save its fields.`)
  }
  if (merged === undefined) {
    throw new AppError('not-found', `There is no document ${documentId}. Save it as a whole first.`)
  }
  const content = getContent(documentId, merged)
  if (old !== null) return withDates({ ...content, id: old.id, type: old.type }, old)
  const { type, lang = mainLanguage, data = {} } = content
  if (typeof type === 'string') return toNewDocument({ ...content, id: documentId, lang, data })
  throw new AppError('not-found', `The document ${documentId} has no type.`)
}

async function mergeSave(
  db: Database,
  save: DraftSave,
  { author, now, createRef, before }: SaveOptions & { before: DraftStart },
) {
  const { documentId, releaseId, saveId, writer, against, changes, resolves = [] } = save
  const old = before.document === null ? null : (JSON.parse(before.document) as StoredDocument)
  const open = (JSON.parse(before.conflicts) as DraftConflict[]).filter(
    ({ id }) => !resolves.includes(id),
  )
  const key = { document_id: documentId, release_id: releaseId ?? '' }
  const content = old === null ? undefined : toContent(old)
  const restored = await restoreItems(db, { key, changes, resolves }, content)
  const savedAt = now().toISOString()
  const merged = await mergeInTurns(
    { value: restored.value, conflicts: open },
    { changes: restored.changes, saveId, writer, author: author.name, savedAt },
  )
  const { mainLanguage = DEFAULT_LANGUAGE } = before
  const document = toSavedDocument(save, merged.value, { old, mainLanguage })
  const text = JSON.stringify(document)
  // A draft that is already too large may shrink.
  if (text.length > Math.max(MOST_CHARACTERS, before.document?.length ?? 0)) {
    throw new AppError('too-large', 'The document gets too long. Shorten it, or make two of it.')
  }
  const { length } = merged.conflicts
  if (length > open.length && length > MOST_CONFLICTS) throw tooManyConflicts()
  const version = before.version + 1
  return {
    draft: {
      ...key,
      version,
      ref: createRef(),
      document: text,
      name_hash: toNameHash(document),
      base: before.base,
      base_version: before.base_version,
      conflicts: JSON.stringify(merged.conflicts),
      saved_at: savedAt,
    },
    save: {
      ...key,
      save_id: saveId,
      against,
      version,
      changes: JSON.stringify(changes),
      author_kind: author.kind,
      author: author.name,
      saved_at: savedAt,
    },
    releaseRef: releaseId === null ? null : createRef(),
  }
}
