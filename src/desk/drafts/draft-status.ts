import type {
  DeskConflict,
  DeskFinding,
  Path,
  Presence,
  SavedDocument,
  ScheduledFor,
} from '../wire/documents.ts'
import type { DraftContent } from './draft-content.ts'
import type { SenderEvents, SendFailure } from './draft-sender.ts'
import type { Refusal } from './refusals.ts'
import { shareParts } from './share-parts.ts'

export type DraftStatus = {
  state: 'saved' | 'saving' | 'device' | 'failed'
  /** Changes that the server does not have. */
  waiting: number
  /** When the server last had everything, in ms. */
  savedAt: number | null
  /** Why it did not take them, for `failed`. */
  refusal: Refusal | null
  /** The places of changes that it refused. They wait for another try. */
  refused: readonly Path[]
  /** The device did not keep the last changes. */
  isDeviceFailing: boolean
  version: number
  conflicts: readonly DeskConflict[]
  findings: readonly DeskFinding[]
  presence: readonly Presence[]
  scheduled: ScheduledFor | null
}

/** What pages say about a draft, and who hears when it changes. */
export function createDraftStatus(
  content: DraftContent,
  opened: SavedDocument | null,
  now: () => number,
) {
  const listeners = new Set<() => void>()
  let status = toFirstStatus(opened, now())

  function tell(changed: Partial<DraftStatus> = {}): void {
    // The same object while nothing of it changes: a key must not draw everything that shows a part of it.
    status = shareParts(status, { ...status, ...changed, ...toCounts(content) })
    for (const listener of listeners) listener()
  }

  return {
    current: () => status,
    tell,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unsubscribeAll: () => listeners.clear(),
    /** For `createDraftSender`. */
    senderEvents: {
      onSending: () => status.state === 'device' || tell({ state: 'saving' }),
      onEmpty: () =>
        status.state === 'saved' ||
        tell({ state: 'saved', savedAt: content.base() && now(), refusal: null }),
      onFailure: (failure) => tell(toFailedStatus(failure)),
      onKept: (isKept) => status.isDeviceFailing === !isKept || tell({ isDeviceFailing: !isKept }),
    } satisfies Omit<SenderEvents, 'onSaved'>,
  }
}

function toCounts(content: DraftContent) {
  return {
    version: content.version(),
    conflicts: content.conflicts(),
    waiting: content.waiting(),
    refused: content.refusedPlaces(),
  }
}

function toFailedStatus(failure: SendFailure): Partial<DraftStatus> {
  if (failure.kind === 'later') return { state: 'device' }
  return { state: 'failed', refusal: { code: failure.code, message: failure.message } }
}

function toFirstStatus(opened: SavedDocument | null, now: number): DraftStatus {
  return {
    state: 'saved',
    waiting: 0,
    savedAt: opened ? now : null,
    refusal: null,
    refused: [],
    isDeviceFailing: false,
    version: opened?.version ?? 0,
    conflicts: opened?.conflicts ?? [],
    findings: opened?.findings ?? [],
    presence: opened?.presence ?? [],
    scheduled: opened?.scheduled ?? null,
  }
}
