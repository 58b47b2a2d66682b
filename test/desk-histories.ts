import { findReleaseRow } from '#db/content-releases.ts'
import { revisionsOf } from '#db/content-revisions.ts'
import type { Database } from '#db/database.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { applyChanges } from '#lib/merge/apply-changes.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { createRelease, putIntoRelease } from '#repository/commands/put-into-release.ts'
import { publishDraft } from '#repository/drafts/publish-draft.ts'
import { rebaseDraft } from '#repository/drafts/rebase-draft.ts'
import { readDraft, saveDraft } from '#repository/drafts/save-draft.ts'
import { diffValues } from '#repository/merge/diff-values.ts'
import { toContent } from '#repository/merge/merge-documents.ts'
import { prepareChange } from '#repository/publish/publish-content.ts'
import { publishRelease } from '#repository/publish/publish-release.ts'
import { isReleaseFault } from '#repository/publish/release-fault.ts'
import { parseBases } from '#repository/releases/release-bases.ts'
import { restoreRevision } from '#repository/revisions/restore-revision.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DeskStep } from './desk-history-steps.ts'
import { checkMerge, checkPublish, type Finding } from './merge-histories.ts'
import { isEqual } from './naive-merge.ts'
import { publishChange } from './publish-change.ts'
import { changeDocument, type Edit } from './random-edits.ts'

// Three editors, a release, imports and a network that loses and repeats messages, against the real database. Each
// merge is checked when it happens: all typed text is in the result or in a conflict.

/** Breaks the store on purpose, to see that the histories notice: it forgets saves or the bases of drafts. */
export type Sabotage = 'saves' | 'bases' | null

type Save = { id: string; base: unknown; sent: unknown }
type Editor = { base: unknown; local: unknown; pending: Save | null }
type Versions = { base: unknown; wanted: unknown; found: unknown }

const NOW = new Date('2026-11-15T02:00:00Z')
const EDITORS = 3
const INSIDE = 2

/** `findings` is empty if everything went well; `end` is the same on every engine. */
export async function runDeskHistory(
  db: Database,
  { id, document, steps }: { id: string; document: unknown; steps: readonly DeskStep[] },
  sabotage: Sabotage = null,
) {
  const findings: Finding[] = []
  const counts = { saves: 0, publishes: 0, conflicts: 0, refused: 0 }
  let [refs, tokens] = [0, 0]
  const act = {
    now: () => NOW,
    createRef: () => `${id}-${++refs}`,
    author: { kind: 'person' as const, name: 'editor' },
  }
  const release = `r-${id}`
  const nothing = { slugs: [], linked_documents: [], alternate_languages: [] }
  const first = { ...nothing, ...(document as object), id, uid: id } as unknown as StoredDocument
  await publishChange(db, { documents: [first] }, act)
  const start = contentOf(first)
  const editors: Editor[] = Array.from({ length: EDITORS }, () => ({
    base: start,
    local: start,
    pending: null,
  }))
  const applied = new Set<string>()
  const past: { version: number; content: unknown }[] = []
  await notePublish()

  async function live(): Promise<StoredDocument | null> {
    const row = await findDocumentRow(db, id)
    return row && (JSON.parse(row.text) as StoredDocument)
  }

  /** Each publish leaves a revision, which restores what was published then. */
  async function notePublish(): Promise<void> {
    const last = (await revisionsOf(db, { content: 'document', id })).at(-1)
    if (!last || last.version === past.at(-1)?.version) return
    past.push({ version: last.version, content: contentOf(await live()) })
    counts.publishes += 1
  }

  const keyOf = (isInside: boolean) => ({ document_id: id, release_id: isInside ? release : '' })

  async function openRelease(): Promise<void> {
    if (!(await findReleaseRow(db, 'id', release))) await createRelease({ db, ...act }, release)
  }

  async function save(who: number, { again = false, isLost = false } = {}): Promise<void> {
    const editor = editors[who] as Editor
    if (!editor.pending && isEqual(editor.base, editor.local)) return
    editor.pending ??= { id: `save-${who}-${++tokens}`, base: editor.base, sent: editor.local }
    const { pending } = editor
    if (who === INSIDE) await openRelease()
    const before = await readDraft(db, keyOf(who === INSIDE))
    const sent = {
      documentId: id,
      releaseId: who === INSIDE ? release : null,
      saveId: pending.id,
      against: before.version,
      changes: diffValues(pending.base, pending.sent),
    }
    const done = await Promise.allSettled(
      [1, 2].slice(0, again ? 2 : 1).map(() => saveDraft(db, sent, act)),
    )
    const answers = valuesOf(done, isAppError)
    if (answers.length === 0) {
      refuse(editor)
      return
    }
    const fresh = answers.filter(({ isRepeated }) => !isRepeated)
    if (fresh.length !== (applied.has(pending.id) ? 0 : 1))
      findings.push({ rule: 'a save is applied once', detail: pending.id })
    applied.add(pending.id)
    const [after] = fresh
    if (after) {
      counts.saves += 1
      const known = new Set(before.conflicts.map((conflict) => conflict.id))
      const conflicts = after.conflicts.filter((conflict) => !known.has(conflict.id))
      counts.conflicts += conflicts.length
      const versions = {
        base: pending.base,
        wanted: pending.sent,
        found: contentOf(before.document),
      }
      findings.push(
        ...checkMerge(versions, { value: contentOf(after.document), conflicts }).findings,
      )
    }
    await sabotageSaves()
    if (!isLost) hear(editor, contentOf(answers[0]?.document ?? null))
  }

  /** The document is gone, and the editor learns it. */
  function refuse(editor: Editor): void {
    counts.refused += 1
    editor.local = editor.base
    editor.pending = null
  }

  /** The editor goes on from the server's answer, with what was typed since. */
  function hear(editor: Editor, answer: unknown): void {
    const { pending } = editor
    if (!pending) return
    if (answer === null) {
      refuse(editor)
      return
    }
    editor.local = applyChanges(answer, diffValues(pending.sent, editor.local)).value
    editor.base = answer
    editor.pending = null
  }

  async function sabotageSaves(): Promise<void> {
    if (sabotage === 'saves')
      await db.deleteFrom('draft_saves').where('document_id', '=', id).execute()
  }

  async function sabotageBases(): Promise<void> {
    const base = (await findDocumentRow(db, id))?.text ?? null
    if (sabotage === 'bases')
      await db.updateTable('drafts').set({ base }).where('document_id', '=', id).execute()
  }

  async function settle(isInside: boolean): Promise<void> {
    const row = await findDraftRow(db, keyOf(isInside))
    if (!row) return
    if (isInside) await rebaseDraft(db, row, act)
    const { conflicts } = await readDraft(db, keyOf(isInside))
    if (conflicts.length === 0) return
    const resolves = conflicts.map((conflict) => conflict.id)
    const saveId = `settle-${++tokens}`
    const releaseId = isInside ? release : null
    const settling = { documentId: id, releaseId, saveId, against: 0, changes: [], resolves }
    const { conflicts: left } = await saveDraft(db, settling, act)
    if (left.length > 0) findings.push({ rule: 'conflicts can be settled', detail: left })
  }

  /** What would be merged with what is published; `null` if there is nothing to publish. */
  async function wantedOf(isInside: boolean): Promise<Omit<Versions, 'found'> | null> {
    const row = await findDraftRow(db, keyOf(isInside))
    if (row) {
      const base = row.base === null ? null : JSON.parse(row.base)
      return { base: contentOf(base), wanted: contentOf(JSON.parse(row.document)) }
    }
    const own = isInside ? await findReleaseRow(db, 'id', release) : null
    const [wanted] = own ? (JSON.parse(own.change).documents ?? []) : []
    if (!own || !wanted) return null
    const base = parseBases(own.bases).documents[id]?.value ?? null
    return { base: contentOf(base), wanted: contentOf(wanted) }
  }

  async function publish(isInside: boolean, again = false): Promise<boolean> {
    const versions = await wantedOf(isInside)
    if (!versions) return true
    const found = contentOf(await live())
    await sabotageBases()
    const publishOnce = () =>
      isInside ? publishRelease(db, release, act) : publishDraft(db, id, act)
    const done = await Promise.allSettled([1, 2].slice(0, again ? 2 : 1).map(publishOnce))
    const results = valuesOf(done, isReleaseFault).filter((result) => result !== null)
    if (results.length > 1) findings.push({ rule: 'a publish happens once', detail: results })
    const after = contentOf(await live())
    if (results.length > 0) {
      const check = checkPublish({ ...versions, found }, { value: after, conflicts: [] })
      findings.push(...check)
      await notePublish()
      return true
    }
    counts.conflicts += 1
    if (!isEqual(after, found))
      findings.push({ rule: 'a conflict publishes nothing', detail: after })
    return false
  }

  async function bring(edit: Edit, isInside: boolean): Promise<void> {
    const before = await live()
    if (!before) return
    const token = `~${++tokens}~`
    const changed = changeDocument(before, { ...edit, since: before, token }) as StoredDocument
    if (!isInside) {
      await publishChange(db, { documents: [changed] }, act)
      await notePublish()
    } else if (!(await findDraftRow(db, keyOf(true)))) {
      await openRelease()
      const prepared = await prepareChange(db, async (staged) => {
        await staged.put([changed])
        return {}
      })
      await putIntoRelease({ db, ...act }, release, prepared)
    }
  }

  async function restore(pick: number): Promise<void> {
    const old = past[pick % past.length]
    if (!old) return
    await restoreRevision(db, { id, version: old.version }, act)
    if (!isEqual(contentOf(await live()), old.content))
      findings.push({ rule: 'a restored revision is as it was', detail: old })
    await notePublish()
  }

  async function unpublish(): Promise<void> {
    await publishChange(db, { removedIds: [id] }, act)
    await notePublish()
  }

  async function run(step: DeskStep): Promise<unknown> {
    if (step.do === 'save') return save(step.who, step)
    if (step.do === 'settle') return settle(step.inRelease)
    if (step.do === 'publish') return publish(step.inRelease, step.again)
    if (step.do === 'import') return bring(step.edit, step.inRelease)
    if (step.do === 'restore') return restore(step.pick)
    if (step.do === 'unpublish') return unpublish()
    const editor = editors[step.who] as Editor
    const since = editor.pending?.sent ?? editor.base
    const token = `~${++tokens}~`
    editor.local = changeDocument(editor.local, { ...step.edit, since, token })
    return null
  }

  /** Everybody comes online, sends what is left, decides about conflicts, and publishes. */
  async function finish(): Promise<void> {
    for (let round = 0; round < 2 * EDITORS; round++) await save(round % EDITORS)
    for (const isInside of [true, false]) {
      await settle(isInside)
      if (!(await publish(isInside))) await settle(isInside)
      await publish(isInside)
    }
    const open = editors.filter(({ local, base }) => !isEqual(local, base))
    if (open.length > 0) findings.push({ rule: 'everything is saved in the end', detail: open })
  }

  for (const step of steps) await run(step)
  await finish()
  const drafts = await Promise.all([true, false].map((each) => findDraftRow(db, keyOf(each))))
  const contents = past.map(({ content }) => content)
  return { findings, counts, end: { contents, counts, drafts: drafts.map((row) => row?.document) } }
}

function contentOf(document: StoredDocument | null): unknown {
  return document && toContent(document)
}

/** Rethrows unexpected errors. */
function valuesOf<Value>(
  done: readonly PromiseSettledResult<Value>[],
  isExpected: (error: unknown) => boolean,
): Value[] {
  return done.flatMap((each) => {
    if (each.status === 'fulfilled') return [each.value]
    if (isExpected(each.reason)) return []
    throw each.reason
  })
}
