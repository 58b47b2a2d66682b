import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { EncoderAnswer, EncoderJob, EncoderRequest } from './encoder-process.ts'
import { ImageRefusal } from './image-refusal.ts'

export type Encoder = ReturnType<typeof createEncoder>

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }

/** Ends the idle process to free its memory. */
const IDLE_MS = 60_000
/** Longer than the encoder's own time-out, in case it hangs. */
const PATIENCE_MS = 30_000

/** Encodes in another process, started on first use and again after a crash. */
export function createEncoder() {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  let closed = false

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'encoder-process.ts'), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // A running encoder does not keep the site's process alive.
    started.unref()
    started.channel?.unref()
    started.on('message', (answer: EncoderAnswer) => settle(answer))
    started.on('error', () => lose(started))
    started.on('exit', () => lose(started))
    return started
  }

  function settle(answer: EncoderAnswer): void {
    const { resolve, reject } = waiting.get(answer.id) ?? {}
    waiting.delete(answer.id)
    if ('bytes' in answer) resolve?.(answer.bytes)
    else if ('refusal' in answer) {
      reject?.(new ImageRefusal(answer.refusal.status, answer.refusal.message))
    } else reject?.(new Error(`images: the picture could not be encoded: ${answer.error}`))
    if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref()
  }

  function lose(lost: ChildProcess): void {
    if (child !== lost) return
    child = null
    for (const { reject } of waiting.values()) reject(new Error('images: the encoder went away'))
    waiting.clear()
  }

  function stop(): void {
    clearTimeout(idle)
    const closing = child
    if (!closing) return
    lose(closing)
    closing.kill('SIGKILL')
  }

  return {
    /** Rejects with an `ImageRefusal` when the original is at fault. */
    async encode(job: EncoderJob): Promise<Uint8Array> {
      if (closed) throw new Error('images: the site is closing')
      clearTimeout(idle)
      child ??= start()
      const id = ++lastId
      const request: EncoderRequest = { id, job }
      const patience = setTimeout(stop, PATIENCE_MS).unref()
      return new Promise<Uint8Array>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        child?.send(request)
      }).finally(() => clearTimeout(patience))
    },
    close(): void {
      closed = true
      stop()
    },
  }
}
