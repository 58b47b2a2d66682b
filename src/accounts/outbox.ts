import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Message } from './messages.ts'

type OutboxOptions = { folder: string; log: Logger; now: () => Date }

/** Instead of a mail server: files that can be opened, and the log. For trying the site out. */
export function createOutbox({ folder, log, now }: OutboxOptions) {
  let sent = 0
  return {
    async put(kind: 'mail' | 'text', to: string, message: Message): Promise<void> {
      const { subject, text, unsubscribe } = message
      const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
      const file = join(folder, `${stamp}-${String(++sent).padStart(4, '0')}-${kind}.txt`)
      await mkdir(folder, { recursive: true })
      const heading = [
        ...(subject === '' ? [] : [`Subject: ${subject}`]),
        ...(unsubscribe ? [`List-Unsubscribe: <${unsubscribe}>`] : []),
      ].map((line) => `${line}\n`)
      await writeFile(file, `To: ${to}\n${heading.join('')}\n${text}\n`, { mode: 0o600 })
      log.info({ to, subject, text, file }, `a ${kind} message is in the outbox`)
    },
  }
}
