import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Carrier } from './carrier.ts'

type MessageFolderOptions = { folder: string; log: Logger; now: () => Date }

/** Writes messages to files instead of sending them, for trying the site out. */
export function createMessageFolder({ folder, log, now }: MessageFolderOptions) {
  let sent = 0
  return (kind: 'mail' | 'text'): Carrier => ({
    check: async () => {},
    async send(to, { subject, text, unsubscribe }) {
      const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
      const file = join(folder, `${stamp}-${String(++sent).padStart(4, '0')}-${kind}.txt`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const heading = [
        ...(subject === '' ? [] : [`Subject: ${subject}`]),
        ...(unsubscribe ? [`List-Unsubscribe: <${unsubscribe}>`] : []),
      ].map((line) => `${line}\n`)
      await writeFile(file, `To: ${to}\n${heading.join('')}\n${text}\n`, { mode: 0o600 })
      log.info({ file }, `a ${kind} message is in the outbox`)
    },
    // For example when the disk is full.
    toFailure: () => ({ outcome: 'refused', isAway: true }),
    abort: () => {},
  })
}
