import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'

// Writes in batches: one system call per request would be the costliest part of a cache hit.
const BATCH_BYTES = 4096
const FLUSH_MS = 1000
/** The most log text that waits for a full disk; the rest is dropped. */
const MOST_WAITING_BYTES = 1024 * 1024
const CLOSE_MS = 1000

/**
 * The destination of log lines; standard output by default. If it accepts none, such as a file on a full disk, lines
 * wait up to a limit and are then lost. The site continues, and so does the log once there is space again.
 */
export function createLogDestination(file?: string) {
  const destination = pino.destination({
    ...(file !== undefined && { dest: file }),
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: MOST_WAITING_BYTES,
  })
  let isFailing = false
  // Without a listener the first error would end the process.
  destination.on('error', () => {
    isFailing = true
  })
  destination.on('write', () => {
    isFailing = false
  })
  // Pino calls this at the end of the process and retries until it succeeds: on a full disk, for ever.
  const flushSync = destination.flushSync.bind(destination)
  destination.flushSync = () => {
    if (!isFailing) flushSync()
  }
  return {
    stream: destination,
    /** Writes waiting lines, for a short time at most. */
    async close(): Promise<void> {
      const closed = once(destination, 'close').catch(() => {})
      destination.end()
      await Promise.race([closed, delay(CLOSE_MS)])
      destination.destroy()
    },
  }
}
