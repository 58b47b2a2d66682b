import { sql, type Transaction } from 'kysely'
import { isOnPostgres } from './content-notice.ts'
import { type ListenOptions, listenTo } from './listen.ts'
import type { Tables } from './tables.ts'

/** The PostgreSQL channel that notifies all processes of a change to a visitor's state. */
const VISITOR_CHANNEL = 'lobang_visitor'

export type VisitorNotice = {
  accountId: string
  /** The device that made the change and needs no notification. */
  replica: string | null
  /** `null`: the account was deleted. */
  version: number | null
}

/** Part of the writing transaction, so the notification arrives when the change can be read. */
export async function announceVisitor(
  tx: Transaction<Tables>,
  notice: VisitorNotice,
): Promise<void> {
  if (!isOnPostgres(tx)) return
  await sql`SELECT pg_notify(${VISITOR_CHANNEL}, ${JSON.stringify(notice)})`.execute(tx)
}

type VisitorNoticeOptions = Pick<ListenOptions, 'onConnect' | 'onError'> & {
  onNotice: (notice: VisitorNotice) => void
}

/** Listens to this and every other process on the same PostgreSQL. Returns a function that stops it. */
export function listenForVisitors(
  url: string,
  { onNotice, ...options }: VisitorNoticeOptions,
): () => Promise<void> {
  const take = (payload: string) => onNotice(JSON.parse(payload))
  return listenTo(url, { ...options, channel: VISITOR_CHANNEL, onNotice: take })
}
