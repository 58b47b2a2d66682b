import { sql, type Transaction } from 'kysely'
import { isOnPostgres } from './content-notice.ts'
import { listenTo } from './listen.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL's channel on which the change of a visitor's state is told to all processes. */
const VISITOR_CHANNEL = 'lobang_visitor'

export type VisitorNotice = {
  accountId: string
  /** The device that made the change, which need not be told. */
  replica: string | null
  /** `null`: the account is gone. */
  version: number | null
}

/** Part of the transaction that writes, so that it is heard when the change can be read. */
export async function announceVisitor(
  tx: Transaction<Tables>,
  notice: VisitorNotice,
): Promise<void> {
  if (!isOnPostgres(tx)) return
  await sql`SELECT pg_notify(${VISITOR_CHANNEL}, ${JSON.stringify(notice)})`.execute(tx)
}

type VisitorNoticeOptions = {
  onNotice: (notice: VisitorNotice) => void
  /** Also after each connection: what was said before it was not heard. */
  onGap: () => void
  onError: (error: unknown) => void
}

/** Hears what this and every other process on the same PostgreSQL announces. Returns how to stop. */
export function listenForVisitors(
  url: string,
  { onNotice, onGap, onError }: VisitorNoticeOptions,
): () => Promise<void> {
  return listenTo(url, {
    channel: VISITOR_CHANNEL,
    onNotice: (payload) => onNotice(JSON.parse(payload)),
    onConnect: onGap,
    onError,
  })
}
