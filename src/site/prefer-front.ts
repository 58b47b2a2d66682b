import { getPriority, setPriority } from 'node:os'
import { threadTime } from '#lib/node/thread-time.ts'

const PRIORITY = -10
/** The shortest that Linux accepts. */
const SLICE_NS = 100_000n
/** A front that is busier than this shares the processor like everything else. */
const MOST_BUSY = 0.5
const LOOK_MS = 100

/** The number of the system call `sched_setattr`. */
const callNumbers: Partial<Record<NodeJS.Architecture, bigint>> = { x64: 314n, arm64: 274n }
const THIS_THREAD = 0n
const NO_FLAGS = 0n
/** The size of Linux's `struct sched_attr`, and where its fields begin. */
const attributes = { bytes: 48, policy: 4, flags: 8, nice: 16, priority: 20, runtime: 24 }
const policies = { normal: 0, realTime: 1 }
/** Threads and processes that this thread starts are normal ones. */
const RESET_ON_FORK = 1n
const LOWEST_REAL_TIME = 1

type SetAttributes = (attr: Buffer) => boolean

/**
 * Lets the system run this thread before all others, where permitted. Called once the site is ready, because threads inherit
 * the priority of the one that starts them.
 */
export function preferFront(): void {
  try {
    setPriority(PRIORITY)
  } catch {
    // Needs root, or a limit such as `LimitNICE=-10`. Cached pages wait for the processor like everything else.
  }
  const setAttributes = findCall()
  if (!setAttributes) return
  setAttributes(withShortSlices())
  if (setAttributes(realTime())) yieldWhileBusy(setAttributes)
}

/**
 * A real-time thread runs as soon as it wakes, and for as long as it wants. So it is one only while it wants little: a flood of
 * requests for cached pages must not take the processor from everything else. See docs/decisions/0103-callers-pay-with-time.md.
 */
function yieldWhileBusy(setAttributes: SetAttributes): void {
  let isRealTime = true
  let last = lookAtTimes()
  setInterval(() => {
    const now = lookAtTimes()
    const isBusy = now.usedMs - last.usedMs > (now.atMs - last.atMs) * MOST_BUSY
    last = now
    if (isBusy !== isRealTime) return
    const hasChanged = setAttributes(isBusy ? withShortSlices() : realTime())
    if (hasChanged) isRealTime = !isBusy
  }, LOOK_MS).unref()
}

/** How much processor time this thread has used. */
function lookAtTimes(): { atMs: number; usedMs: number } {
  return { atMs: performance.now(), usedMs: threadTime() }
}

/**
 * A thread with short slices displaces one with longer slices as soon as it wakes; with equal slices it waits for the
 * system's next tick. This changes no thread's share of the processor and needs no permission. See
 * docs/decisions/0085-the-front-runs-as-soon-as-it-wakes.md.
 */
function withShortSlices(): Buffer {
  const attr = attributesOf(policies.normal)
  attr.writeInt32LE(getPriority(), attributes.nice)
  attr.writeBigUInt64LE(SLICE_NS, attributes.runtime)
  return attr
}

function realTime(): Buffer {
  const attr = attributesOf(policies.realTime)
  attr.writeUInt32LE(LOWEST_REAL_TIME, attributes.priority)
  return attr
}

function attributesOf(policy: number): Buffer {
  const attr = Buffer.alloc(attributes.bytes)
  attr.writeUInt32LE(attributes.bytes)
  attr.writeUInt32LE(policy, attributes.policy)
  attr.writeBigUInt64LE(RESET_ON_FORK, attributes.flags)
  return attr
}

/** `null` where this system or this Node cannot. Returns whether the system has agreed. */
function findCall(): SetAttributes | null {
  const callNumber = process.platform === 'linux' ? callNumbers[process.arch] : undefined
  if (callNumber === undefined) return null
  return withoutWarnings(() => {
    const { dlopen } = process.getBuiltinModule('node:ffi')
    const { functions } = dlopen(null, {
      syscall: { arguments: ['i64', 'i64', 'buffer', 'i64'], return: 'i64' },
    })
    return (attr) => functions.syscall(callNumber, THIS_THREAD, attr, NO_FLAGS) === 0n
  })
}

/** Node warns that `node:ffi` is experimental, at every start. Our version of Node is pinned, and the call may fail. */
function withoutWarnings<Result>(task: () => Result): Result | null {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return task()
  } catch {
    return null
  } finally {
    process.emitWarning = emitWarning
  }
}
