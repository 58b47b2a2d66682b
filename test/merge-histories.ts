import type { Change, Conflict } from '#lib/merge/change.ts'
import { pass, take } from './lossy-messages.ts'
import { isEqual, naiveMerge } from './naive-merge.ts'
import { changeDocument, type Edit } from './random-edits.ts'

// Three editors, a server and a network that loses and repeats messages. Each merge is compared with the naive
// one, and checked by itself: all typed text is in the result or in a conflict.

export type MergeRules = {
  diff: (before: unknown, after: unknown) => Change[]
  apply: (
    found: unknown,
    changes: readonly Change[],
  ) => { value: unknown; conflicts: readonly Conflict[] }
  /** Whether the server remembers this save. */
  isKnown: (ids: ReadonlySet<string>, id: string) => boolean
}

export type Step =
  | { do: 'edit'; who: number; edit: Edit }
  /** Back to what the server had at an earlier time: what has a name or an id of its own. */
  | { do: 'restore'; who: number; pick: number }
  | { do: 'send'; who: number }
  | { do: 'arrive'; pick: number; again: boolean }
  | { do: 'answer'; pick: number; again: boolean }
  | { do: 'lose'; what: 'request' | 'answer'; pick: number }

type Save = { id: string; who: number; base: unknown; sent: unknown; changes: Change[] }
type Reply = { id: string; who: number; document: unknown }
type Editor = { base: unknown; local: unknown; pending: Save | null }

export type Finding = { rule: string; detail: unknown }

const EDITORS = 3

/** `findings` is empty if everything went well. */
export function runHistory(document: unknown, steps: readonly Step[], rules: MergeRules) {
  const findings: Finding[] = []
  const counts = { merges: 0, ambiguous: 0, conflicts: 0, concurrent: 0 }
  const editors: Editor[] = Array.from({ length: EDITORS }, () => ({
    base: document,
    local: document,
    pending: null,
  }))
  const requests: Save[] = []
  const replies: Reply[] = []
  const applied = new Set<string>()
  const past = [document]
  let current = document
  let count = 0

  function merge(base: unknown, wanted: unknown, found: unknown, changes: Change[]): unknown {
    const merged = rules.apply(found, changes)
    const check = checkMerge({ base, wanted, found }, merged)
    findings.push(...check.findings)
    counts.merges += 1
    counts.ambiguous += check.isAmbiguous ? 1 : 0
    counts.conflicts += merged.conflicts.length
    if (!isEqual(base, found) && !isEqual(base, wanted)) counts.concurrent += 1
    return merged.value
  }

  function arrive(save: Save): void {
    // The test itself never forgets a save: a server that does applies it twice.
    if (!rules.isKnown(applied, save.id)) {
      if (applied.has(save.id)) findings.push({ rule: 'a save is applied once', detail: save.id })
      current = merge(save.base, save.sent, current, save.changes)
      past.push(current)
    }
    applied.add(save.id)
    replies.push({ id: save.id, who: save.who, document: current })
  }

  function answer(reply: Reply): void {
    const editor = editors[reply.who] as Editor
    const { pending } = editor
    if (pending?.id !== reply.id) return
    const unsent = rules.diff(pending.sent, editor.local)
    editor.local = merge(pending.sent, editor.local, reply.document, unsent)
    editor.base = reply.document
    editor.pending = null
  }

  function send(who: number): void {
    const editor = editors[who] as Editor
    if (!editor.pending && !isEqual(editor.base, editor.local)) {
      const changes = rules.diff(editor.base, editor.local)
      const id = `save-${++count}`
      editor.pending = { id, who, base: editor.base, sent: editor.local, changes }
    }
    if (editor.pending) requests.push(editor.pending)
  }

  function run(step: Step): void {
    if (step.do === 'send') send(step.who)
    else if (step.do === 'edit') {
      const editor = editors[step.who] as Editor
      const since = editor.pending?.sent ?? editor.base
      editor.local = changeDocument(editor.local, { ...step.edit, since, token: `~${++count}~` })
    } else if (step.do === 'restore') {
      const editor = editors[step.who] as Editor
      editor.local = restored(editor.local, past[step.pick % past.length])
    } else if (step.do === 'arrive') pass(requests, step, arrive)
    else if (step.do === 'answer') pass(replies, step, answer)
    else take(step.what === 'request' ? (requests as unknown[]) : replies, step.pick)
  }

  for (const step of steps) run(step)
  // Everybody comes online and sends what is left.
  for (let round = 0; round < 2 * EDITORS; round++) {
    const who = round % EDITORS
    send(who)
    const save = editors[who]?.pending
    if (!save) continue
    arrive(save)
    answer(replies.at(-1) as Reply)
  }
  const others = editors.filter(({ local, base }) => !isEqual(local, base))
  if (others.length > 0) findings.push({ rule: 'everything is saved in the end', detail: others })
  return { findings, counts, document: current }
}

type Checked = { base: unknown; wanted: unknown; found: unknown }
type Outcome = { value: unknown; conflicts: readonly Conflict[] }

/** All typed text is in the document or a conflict, and in the document only once. */
function checkTyped(versions: Checked, { value, conflicts }: Outcome): Finding[] {
  const findings: Finding[] = []
  const find = (rule: string, detail: unknown) => findings.push({ rule, detail })
  const kept = new Set([...tokensOf(value), ...tokensOf(conflicts)])
  const before = new Set(tokensOf(versions.base))
  for (const side of ['wanted', 'found'] as const) {
    const lost = tokensOf(versions[side]).filter((token) => !before.has(token) && !kept.has(token))
    if (lost.length > 0) find(`no edit is lost (${side})`, { lost, versions, value, conflicts })
  }
  const tokens = tokensOf(value)
  if (new Set(tokens).size < tokens.length) find('no edit is applied twice', { value })
  return findings
}

/** Several saves together may add and remove items of a list without ids, so only what is certain is checked. */
export function checkPublish(versions: Checked, outcome: Outcome): Finding[] {
  const findings = checkTyped(versions, outcome)
  const { told, isAmbiguous } = naiveMerge(withPast(versions))
  if (!isAmbiguous && told.length > 0 && outcome.conflicts.length === 0)
    findings.push({ rule: 'each conflict is reported', detail: { told, versions } })
  return findings
}

/** A document that was written while it was unpublished has no past: each of its fields was empty. */
function withPast(versions: Checked): Checked {
  const { base, wanted, found } = versions
  if (base !== null || !isObject(wanted) || !isObject(found)) return versions
  const names = [wanted.data, found.data].flatMap((data) => Object.keys(data as object))
  const data = Object.fromEntries(names.map((name) => [name, null]))
  return { ...versions, base: { ...found, uid: null, tags: null, data } }
}

export function checkMerge(versions: Checked, { value, conflicts }: Outcome) {
  const findings = checkTyped(versions, { value, conflicts })
  const find = (rule: string, detail: unknown) => findings.push({ rule, detail })
  const naive = naiveMerge(versions)
  if (naive.told.length > 0 && conflicts.length === 0) {
    find('each conflict is reported', { told: naive.told, value })
  }
  if (!naive.isAmbiguous) {
    if (!isEqual(naive.value, value))
      find('the result is right', { naive: naive.value, value, versions })
    const told = conflicts.map(({ before, after, found }) => ({ before, after, found }))
    if (!isEqual(toComparable(naive.told), toComparable(told))) {
      find('exactly the true conflicts are reported', { naive: naive.told, told, versions })
    }
  }
  return { findings, isAmbiguous: naive.isAmbiguous }
}

/** A conflict inside a removed item may be reported at its own place or for the whole item. */
function toComparable(told: readonly { found?: unknown }[]) {
  const [gone, there] = [true, false].map((isGone) =>
    told.filter(({ found }) => (found === undefined) === isGone),
  )
  const texts = there?.map((each) => JSON.stringify(each)).toSorted()
  return { texts, isGone: gone?.length !== 0 }
}

/** What people have typed. Tokens of restored values are typed by nobody, so each may be there once only. */
function tokensOf(value: unknown): string[] {
  return JSON.stringify(value)?.match(/~\d+~/g) ?? []
}

/** Lists whose items have no ids stay: a restored item cannot be distinguished from a new one with the same words. */
function restored(local: unknown, old: unknown): unknown {
  if (Array.isArray(local) || Array.isArray(old)) {
    const hasIds = [local, old].flat().every((item) => item === null || isNamed(item))
    return hasIds ? (old ?? local) : local
  }
  if (!isObject(local) || !isObject(old) || 'link_type' in old) return old
  return Object.fromEntries(
    Object.keys(local).map((name) => [name, restored(local[name], old[name])]),
  )
}

function isNamed(item: unknown): boolean {
  return typeof item === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
