import {
  changesBetween,
  createDocumentSet,
  type DocumentSet,
  type SetChange,
} from './document-set.ts'
import type { KeptDocuments } from './kept-documents.ts'
import type { RepositoryReader } from './repository-reader.ts'

export type MirrorOptions = {
  reader: RepositoryReader
  /** Stores the last good documents across restarts. */
  kept: { read: () => Promise<KeptDocuments | null>; write: (kept: KeptDocuments) => Promise<void> }
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/** How often to ask the repository; less often while it fails. */
const ASK_MS = 5000
const MOST_ASK_MS = 60_000
/** A doubtful response is accepted when it has been the same for this long. */
const BELIEVE_MS = 10 * 60_000
const MOST_PAST_REFS = 50

/**
 * All documents of a remote repository, in memory and on disk. They are replaced as a whole when the
 * repository publishes, and only by a complete and plausible response. See docs/decisions/0041-remote-documents-are-kept.md.
 */
export async function createMirror({ reader, kept, log, now }: MirrorOptions) {
  /** When `current` was last confirmed as the published state. */
  let confirmedAt: number | null = null
  const startedAt = now()
  const doubt = createDoubt({ log, now })
  let failures = 0
  let writing: Promise<void> = Promise.resolve()
  const listeners = new Set<(change: SetChange) => void>()

  const found = await readKept({ kept, log })
  let current = found?.documents ?? null
  let pastRefs = found?.pastRefs ?? []

  async function takeOver(next: DocumentSet): Promise<void> {
    const change = await changesBetween(current, next)
    if (current) pastRefs = [...pastRefs, current.ref].slice(-MOST_PAST_REFS)
    current = next
    pastRefs = pastRefs.filter((ref) => ref !== next.ref)
    doubt.clear()
    confirmedAt = now()
    // In the background, because only the next start needs the file.
    writing = writing
      .then(() => kept.write({ documents: next, pastRefs }))
      .catch((error) => log.error({ err: error }, 'the documents could not be kept on disk'))
    for (const listener of change.documents.length > 0 ? listeners : []) listener(change)
  }

  async function ask(): Promise<void> {
    const ref = await reader.masterRef()
    if (ref === current?.ref) {
      doubt.clear()
      confirmedAt = now()
      return
    }
    const isPast = pastRefs.includes(ref)
    const goesBack = { reason: 'the repository names a ref that it has replaced', isFinal: false }
    if (isPast && !doubt.isBelieved(goesBack, ref)) return
    const next = await createDocumentSet(ref, await reader.documents(ref))
    const suspicion = findSuspicion(current, next)
    if (suspicion && !doubt.isBelieved(suspicion, ref)) throw new Error(suspicion.reason)
    await takeOver(next)
  }

  /** Never rejects. One request at a time, even if it is slow. */
  async function poll(): Promise<void> {
    try {
      await ask()
      if (failures > 0) log.warn({ failures }, 'the repository answers again')
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === 1) log.error({ err: error }, 'the repository could not be read')
    }
  }

  const polling = repeat(poll, () => Math.min(ASK_MS * 2 ** Math.min(failures, 10), MOST_ASK_MS))
  const ageMs = () => now() - (confirmedAt ?? startedAt)
  return {
    documents: () => current,
    poll,
    /** Starts polling; resolves after the first response or failure. */
    async start(): Promise<void> {
      await poll()
      polling.start()
    },
    async stop(): Promise<void> {
      polling.stop()
      await writing
    },
    onChange(listener: (change: SetChange) => void): void {
      listeners.add(listener)
    },
    /** Time since the documents were last confirmed as published. */
    ageMs,
    metrics: () => toMetrics({ documents: current?.byId.size ?? 0, ageMs: ageMs(), failures }),
  }
}

async function readKept({ kept, log }: Pick<MirrorOptions, 'kept' | 'log'>) {
  const found = await kept.read().catch((error) => {
    log.error({ err: error }, 'the kept documents of the repository cannot be read')
    return null
  })
  const documents = found?.documents.byId.size
  if (found) log.info({ documents }, 'the kept documents of the repository were loaded')
  return found
}

type State = Record<'documents' | 'ageMs' | 'failures', number>

/** Lines for `/metrics`. */
function toMetrics({ documents, ageMs, failures }: State): string[] {
  return [
    '# TYPE lobang_content_contact_age_seconds gauge',
    `lobang_content_contact_age_seconds ${(ageMs / 1000).toFixed(1)}`,
    '# TYPE lobang_remote_documents gauge',
    `lobang_remote_documents ${documents}`,
    '# TYPE lobang_remote_failures_in_a_row gauge',
    `lobang_remote_failures_in_a_row ${failures}`,
  ]
}

/** Accepts a doubtful response once it has stayed the same for long enough. */
function createDoubt({ log, now }: Pick<MirrorOptions, 'log' | 'now'>) {
  let doubted: { what: string; since: number } | null = null
  return {
    isBelieved({ reason, isFinal }: Suspicion, ref: string): boolean {
      const what = `${reason} at ${ref}`
      if (doubted?.what !== what) {
        doubted = { what, since: now() }
        log.error(
          { reason },
          'the answer of the repository was rejected; the last good documents stay',
        )
      }
      return !isFinal && now() - doubted.since >= BELIEVE_MS
    },
    clear(): void {
      doubted = null
    },
  }
}

/** Runs `task` again and again, with a pause of `waitMs()` before each run. */
function repeat(task: () => Promise<void>, waitMs: () => number) {
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  function start(): void {
    if (stopped) return
    timer = setTimeout(() => void task().then(start), waitMs()).unref()
  }
  return {
    start,
    stop(): void {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}

/** Smaller types prove nothing, because editors may remove three of five documents. */
const LEAST = 10
/** If a type suddenly shrinks below this share, its documents were probably lost, not removed. */
const LEAST_PART = 0.5

/** Why a response is doubtful; `isFinal` if waiting does not help. */
type Suspicion = { reason: string; isFinal: boolean }

/** Whether a repository's response is probably a fault, compared with the previous one. */
function findSuspicion(before: DocumentSet | null, after: DocumentSet): Suspicion | null {
  if (after.byId.size === 0) {
    return { reason: 'the repository answers with no documents at all', isFinal: true }
  }
  for (const [type, documents] of before?.byType ?? []) {
    const now = after.byType.get(type)?.length ?? 0
    if (documents.length >= LEAST && now < documents.length * LEAST_PART) {
      const reason = `of ${documents.length} documents of type ${type} the repository answers ${now}`
      return { reason, isFinal: false }
    }
  }
  return null
}
