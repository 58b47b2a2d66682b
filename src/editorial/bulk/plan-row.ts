import { createHash } from 'node:crypto'
import type { BulkAct, BulkPreviewRow } from '#desk/wire/bulk.ts'
import type { DeskFinding } from '#desk/wire/documents.ts'
import type { Work } from '#lib/node/work.ts'
import { isSameJson } from '#lib/same-json.ts'
import { linksIndex } from '#repository/changed-documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { checkDraft } from '../documents/checks.ts'
import type { Listing } from '../documents/find-listed.ts'
import type { ReadModels } from '../documents/models.ts'
import { titleOf } from '../documents/title-of.ts'
import { type FieldChange, toFieldChange, withFieldChange } from './field-change.ts'

/** The effect of an act on a document, computed in the same way for the preview and the run. */
export type RowPlan = BulkPreviewRow & {
  /** `live`: what is published changes. `draft`: the change waits in the draft. */
  target: 'live' | 'draft'
  /** For acts that change a field. */
  change: FieldChange | null
}

export type PlanInput = { listing: Listing; models: ReadModels }

type Shown = Pick<BulkPreviewRow, 'id' | 'title'>

export function* planRow(id: string, act: BulkAct, input: PlanInput): Work<RowPlan> {
  const { snapshot, drafts } = input.listing
  const published = snapshot.byId.get(id) ?? null
  const draft = drafts.get(id)?.document ?? null
  const shown = draft ?? published
  if (!shown) return stopped({ id, title: id }, sayNowhere(id, input.listing))
  const named = { id, title: titleOf(shown) }
  if (act.kind === 'take-down') return yield* planTakeDown(named, published, input)
  if (act.kind === 'publish') return yield* planPublish(named, input)
  return yield* planChange(named, act, input)
}

function sayNowhere(id: string, { scheduled }: Listing): string {
  return scheduled.has(id)
    ? 'It is in a campaign. Change it there.'
    : 'This document no longer exists.'
}

function* planTakeDown(
  named: Shown,
  published: StoredDocument | null,
  { listing }: PlanInput,
): Work<RowPlan> {
  if (!published) return stopped(named, 'It is not on the site.', 'same')
  const links = (yield* linksIndex(listing.snapshot)).get(named.id)?.length ?? 0
  const [live, off] = ['On the site', 'Off the site']
  const note = links === 0 ? null : `${sayDocuments(links)} to it.`
  const seen = hashOf(['live', published.last_publication_date])
  return { ...changes(named, { before: live, after: off, note, seen }), target: 'live' }
}

function sayDocuments(count: number): string {
  return count === 1 ? '1 document links' : `${count} documents link`
}

function* planPublish(named: Shown, { listing, models }: PlanInput): Work<RowPlan> {
  const { snapshot, drafts, now } = listing
  const draft = drafts.get(named.id)
  if (!draft) return stopped(named, 'It has no draft.', 'same')
  const findings = yield* checkDraft(draft.document, { snapshot, models, now })
  const isLive = snapshot.byId.has(named.id)
  const row = {
    ...changes(named, {
      before: isLive ? 'Draft of a live document' : 'Draft',
      after: 'On the site',
      note: null,
      seen: hashOf(['draft', draft.key]),
    }),
    findings,
    target: 'live' as const,
  }
  if (draft.hasConflicts) {
    return { ...row, outcome: 'stopped', note: 'Two people changed the same place. Choose first.' }
  }
  return withStops(row)
}

function* planChange(
  named: Shown,
  act: Extract<BulkAct, { publish: boolean }>,
  { listing, models }: PlanInput,
): Work<RowPlan> {
  const { snapshot, drafts, now } = listing
  const published = snapshot.byId.get(named.id) ?? null
  const target: RowPlan['target'] = act.publish && published ? 'live' : 'draft'
  const draft = drafts.get(named.id)?.document ?? null
  const document = (target === 'live' ? published : (draft ?? published)) as StoredDocument
  const model = models.types.get(document.type)
  const change = toFieldChange(document, act, model ?? null)
  if (typeof change === 'string') return stopped(named, change)
  const seen = hashOf([target, change.before])
  const shown = { before: toText(change.before), after: toText(change.after), note: null, seen }
  const row = { ...changes(named, shown), target, change }
  if (isSameJson(change.before, change.after)) return { ...row, outcome: 'same' }
  const check = { snapshot, models, now }
  const known = new Set((yield* checkDraft(document, check)).map(keyOf))
  const after = yield* checkDraft(withFieldChange(document, change), check)
  const findings = after.filter((finding) => !known.has(keyOf(finding)))
  const note = act.publish && target === 'draft' ? 'It is not live, so its draft changes.' : null
  return target === 'live' ? withStops({ ...row, findings }) : { ...row, findings, note }
}

function keyOf({ rule, path, message }: DeskFinding): string {
  return `${rule} ${path} ${message}`
}

/** What a rule stops cannot be published. */
function withStops(row: RowPlan): RowPlan {
  const stops = row.findings.filter(({ severity }) => severity === 'stops')
  if (stops.length === 0) return row
  return { ...row, outcome: 'stopped', note: stops.map(({ message }) => message).join(' ') }
}

type Changed = Pick<BulkPreviewRow, 'before' | 'after' | 'note' | 'seen'>

function changes(named: Shown, changed: Changed): RowPlan {
  const outcome = 'changes' as const
  return { ...named, ...changed, outcome, findings: [], target: 'live', change: null }
}

function stopped(
  named: Shown,
  note: string,
  outcome: BulkPreviewRow['outcome'] = 'stopped',
): RowPlan {
  const nothing = { before: null, after: null, seen: '', findings: [], change: null }
  return { ...named, ...nothing, outcome, note, target: 'live' }
}

function toText(value: unknown): string | null {
  return Array.isArray(value) ? value.join(', ') : ((value ?? null) as string | null)
}

function hashOf(seen: unknown): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22)
}
