import type { DraftContent } from './draft-content.ts'
import type { SenderIo } from './draft-sender.ts'
import type { JournalEntry } from './journal.ts'

type WriterOptions = {
  content: Pick<DraftContent, 'open'>
  io: Pick<SenderIo, 'journal' | 'after'>
  /** True while only the device has the text. */
  isOnlyPlace: () => boolean
  /** The device did, or did not, keep the last changes. */
  onKept: (isKept: boolean) => void
}

export type DeviceWriter = ReturnType<typeof createDeviceWriter>

/** After this time the device counts as silent. The server is the second copy, so saves continue. */
const ANSWER_MS = 1000

/** Writes typed text to the device: in the task of the key, before it is painted, or after the write under way. */
export function createDeviceWriter({ content, io, isOnlyPlace, onKept }: WriterOptions) {
  let writes = 0
  let isPlanned = false
  let kept: JournalEntry | null = null
  let writing: Promise<unknown> = Promise.resolve()
  let isSilent = false

  /** Resolves when the device has answered, or after `ANSWER_MS`. Then nothing waits for the device until a write ends. */
  async function answered(act: Promise<unknown>): Promise<void> {
    if (isSilent) return
    const late = Promise.withResolvers<void>()
    const stop = io.after(ANSWER_MS, () => {
      isSilent = true
      onKept(false)
      late.resolve()
    })
    await Promise.race([act, late.promise])
    stop()
  }

  async function keep(entry: JournalEntry): Promise<void> {
    writes += 1
    const put = io.journal.put(entry, { outlastsPower: isOnlyPlace() }).then(
      () => true,
      () => false,
    )
    writing = put
    const isKept = await put
    writes -= 1
    isSilent = false
    if (isKept) kept = entry
    onKept(isKept)
    // What was typed meanwhile.
    const open = content.open()
    if (open && open !== entry) plan()
  }

  /** Keys that come faster than the device writes are one write. */
  function plan(): void {
    if (writes > 0 || isPlanned) return
    isPlanned = true
    // Not by a timer: the browser would paint first, and the page hear of the write only after its next task.
    queueMicrotask(() => {
      if (isPlanned) void flush()
    })
  }

  function cancel(): void {
    isPlanned = false
  }

  async function flush(): Promise<void> {
    cancel()
    const open = content.open()
    if (open) await keep(open)
  }

  return {
    plan,
    cancel,
    keep,
    /** Writes the entry, unless the device has it unchanged. */
    async keepOnce(entry: JournalEntry): Promise<void> {
      if (entry !== kept || isOnlyPlace()) await answered(keep(entry))
    },
    /** Removes an entry that the server has, or that nobody needs any more. */
    remove: (saveId: string) => answered(io.journal.remove(saveId).catch(() => {})),
    /** Resolves when everything is on the device, or the device does not answer. */
    flush: () => answered(flush()),
    /** Resolves when the write that is under way has ended. */
    written: () => answered(writing),
  }
}
