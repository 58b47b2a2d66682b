import { getPriority, setPriority } from 'node:os'

const PRIORITY = -10
/** The shortest that Linux accepts. */
const SLICE_NS = 100_000n
/** The number of the system call `sched_setattr`. */
const callNumbers: Partial<Record<NodeJS.Architecture, bigint>> = { x64: 314n, arm64: 274n }
const THIS_THREAD = 0n
const NO_FLAGS = 0n
/** The size of Linux's `struct sched_attr`, and where its fields begin. */
const attributes = { bytes: 48, nice: 16, runtime: 24 }

/**
 * Lets the system run this thread before all others, where it may. Called once the site is ready, because threads inherit
 * both settings from the one that starts them.
 */
export function preferFront(): void {
  try {
    setPriority(PRIORITY)
  } catch {
    // Needs root, or a limit such as `LimitNICE=-10`. Cached pages wait for the processor like everything else.
  }
  const callNumber = process.platform === 'linux' ? callNumbers[process.arch] : undefined
  if (callNumber !== undefined) withoutWarnings(() => shortenSlices(callNumber))
}

/**
 * A thread with short slices displaces one with longer slices as soon as it wakes; with equal slices it waits for the
 * system's next tick. This changes no thread's share of the processor and needs no permission. See decision 85.
 */
function shortenSlices(callNumber: bigint): void {
  const attr = Buffer.alloc(attributes.bytes)
  attr.writeUInt32LE(attributes.bytes)
  attr.writeInt32LE(getPriority(), attributes.nice)
  attr.writeBigUInt64LE(SLICE_NS, attributes.runtime)
  const { dlopen } = process.getBuiltinModule('node:ffi')
  using library = dlopen(null, {
    syscall: { arguments: ['i64', 'i64', 'buffer', 'i64'], return: 'i64' },
  })
  library.functions.syscall(callNumber, THIS_THREAD, attr, NO_FLAGS)
}

/** Node warns that `node:ffi` is experimental, at every start. Our version of Node is pinned, and the call may fail. */
function withoutWarnings(task: () => void): void {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    task()
  } catch {
    // This Node or this system cannot.
  } finally {
    process.emitWarning = emitWarning
  }
}
