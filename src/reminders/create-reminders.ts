import { setImmediate as yieldToPages } from 'node:timers/promises'
import type { Message } from '#accounts/messages.ts'
import type { ContentClient } from '#content/content-client.ts'
import type { Database } from '#db/database.ts'
import { type Wisher, wishers } from '#db/reminders.ts'
import { mailPurposes, pushPurposes } from '#lib/reminder-purposes.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import type { Push } from './create-push.ts'
import { createMailChannel } from './mail-channel.ts'
import { createPushChannel } from './push-channel.ts'
import type { Kept } from './reader.ts'
import { isSendingTime } from './sending-time.ts'

export type RemindersOptions = {
  db: Database
  content: ContentClient
  kept: Kept
  /** `null` where nothing carries mails. */
  mail: {
    /** Throws when nothing could be sent now. */
    check: () => Promise<void>
    /** Throws what the mailer does, and leaves it to the caller to log it. */
    send: (to: string, message: Message) => Promise<void>
  } | null
  push: Push | null
  linksFor: (accountId: string) => { unsubscribe: string; settings: string }
  siteUrl: URL
  productName: string
  now: () => Date
  onError: (error: unknown) => void
}

/** `again`: it was refused, and is worth another round today. `stop`: this way does not work just now. */
export type Told = 'done' | 'again' | 'stop'

/** A way that works, for one round. */
export type OpenChannel = { tell: (wisher: Wisher, catalogue: Catalogue) => Promise<Told> }

export type Reminders = ReturnType<typeof createReminders>

/** So many visitors' lists are in memory at once, and the deals are as old as a batch takes. */
const BATCH = 25

/** Tells people what they asked to be told. Several processes may do it at once; each message goes out once. */
export function createReminders(options: RemindersOptions) {
  const { db, content, now, onError } = options
  const channels = [
    ...(options.mail ? [createMailChannel({ ...options, mail: options.mail })] : []),
    ...(options.push ? [createPushChannel({ ...options, push: options.push })] : []),
  ]
  let stopped = false

  /**
   * One that cannot be served must not keep back those after it. It is tried again: what was claimed is not
   * sent twice.
   */
  const report = (error: unknown): Told => {
    onError(error)
    return 'again'
  }

  /** The ways that work now. */
  async function findOpen(): Promise<OpenChannel[]> {
    const open: OpenChannel[] = []
    for (const channel of channels) {
      await channel.open().then((opened) => open.push(opened), onError)
    }
    return open
  }

  return {
    /** Everybody once. `false` when it has to be done again today. */
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
            // A round that takes long does not go on into the night, when other deals are live.
            if (stopped || !isSendingTime(now())) return false
            const told = await channel.tell(wisher, catalogue).catch(report)
            if (told !== 'done') isComplete = false
            if (told === 'stop') open = open.filter((other) => other !== channel)
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
