import { setImmediate as yieldToPages } from 'node:timers/promises'
import type { Message } from '#accounts/messages.ts'
import type { ContentClient } from '#content/content-client.ts'
import type { Database } from '#db/database.ts'
import { type Wisher, wishers } from '#db/reminders.ts'
import { isSendingTime } from '#lib/node/sending-time.ts'
import { mailPurposes, pushPurposes } from '#lib/reminder-purposes.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import type { Push } from './create-push.ts'
import type { FindListed } from './find-searches.ts'
import { createMailChannel } from './mail-channel.ts'
import { createPushChannel } from './push-channel.ts'
import type { Kept } from './reader.ts'

export type RemindersOptions = {
  db: Database
  content: ContentClient
  kept: Kept
  findListed: FindListed
  /** `null` when the site cannot send e-mails. */
  mail: {
    /** Throws when sending is not possible now. */
    check: () => Promise<void>
    /** Throws the mailer's errors; the caller logs them. */
    send: (to: string, message: Message) => Promise<void>
  } | null
  push: Push | null
  linksFor: (accountId: string) => { unsubscribe: string; settings: string }
  siteUrl: URL
  productName: string
  now: () => Date
  onError: (error: unknown) => void
}

/** `again`: refused, worth another round today. `stop`: the channel does not work now. */
export type Outcome = 'done' | 'again' | 'stop'

/** A working channel, for one round. */
export type OpenChannel = { tell: (wisher: Wisher, catalogue: Catalogue) => Promise<Outcome> }

export type Reminders = ReturnType<typeof createReminders>

/** How many visitors' lists are in memory at once. Deals are read anew for each batch. */
const BATCH = 25

/** Sends the reminders that people asked for. Several processes may run it; each message goes out once. */
export function createReminders(options: RemindersOptions) {
  const { db, content, now, onError } = options
  const channels = [
    ...(options.mail ? [createMailChannel({ ...options, mail: options.mail })] : []),
    ...(options.push ? [createPushChannel({ ...options, push: options.push })] : []),
  ]
  let stopped = false

  /**
   * A failure for one account must not hold up the next. We try it again; a claimed message is not sent
   * twice.
   */
  const report = (error: unknown): Outcome => {
    onError(error)
    return 'again'
  }

  /** The channels that work now. */
  async function findOpen(): Promise<OpenChannel[]> {
    const open: OpenChannel[] = []
    for (const channel of channels) {
      await channel.open().then((opened) => open.push(opened), onError)
    }
    return open
  }

  return {
    /** One round for everyone. `false` when it has to run again today. */
    async round(): Promise<boolean> {
      let open = await findOpen()
      let isComplete = open.length === channels.length
      for (let after = ''; ; ) {
        const batch = await wishers(db, { purposes, after, limit: BATCH })
        const last = batch.at(-1)
        if (!last || open.length === 0) return isComplete
        const catalogue = await readCatalogue(content, now())
        for (const wisher of batch) {
          for (const channel of open) {
            // A long round stops at night, when other deals are live.
            if (stopped || !isSendingTime(now())) return false
            const outcome = await channel.tell(wisher, catalogue).catch(report)
            if (outcome !== 'done') isComplete = false
            if (outcome === 'stop') open = open.filter((other) => other !== channel)
          }
          await yieldToPages()
        }
        after = last.id
      }
    },
    stop(): void {
      stopped = true
    },
  }
}

const purposes = [...mailPurposes, ...pushPurposes]
