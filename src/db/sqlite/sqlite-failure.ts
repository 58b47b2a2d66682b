import { unavailable } from '../unavailable.ts'
import type { FromThread } from './messages.ts'

type Failed = Extract<FromThread, { kind: 'failed' }>

/** SQLite's primary result codes for problems with the disk or a lock, not with the statement. */
const passing: Record<number, string> = {
  5: 'another process holds the write lock',
  6: 'a table is locked',
  7: 'memory is short',
  8: 'the file is read-only',
  10: 'the disk failed',
  13: 'the disk is full',
  14: 'the file could not be opened',
  15: 'the file could not be locked',
}

/** Turns a failure in the thread into an error for the caller. */
export function toSqliteError({ message, code, errcode }: Failed): Error {
  const cause = Object.assign(new Error(message), { code, errcode })
  // The lower byte is the primary code, the rest says more about it.
  const what = errcode === undefined ? undefined : passing[errcode & 0xff]
  return what === undefined ? cause : unavailable(what, cause)
}
