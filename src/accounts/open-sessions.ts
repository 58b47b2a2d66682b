import { endOtherSessions, endSession, userSessions } from '#db/account-sessions.ts'
import type { Database } from '#db/database.ts'
import type { SignedIn } from './browser-sessions.ts'
import { oldestSession } from './session-ends.ts'

type SessionKey = Pick<SignedIn, 'userId' | 'sessionId'>

/** The sessions of an account in all its browsers. */
export function createOpenSessions({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** The latest first. */
    of: (userId: string) =>
      userSessions(db, { userId, now: now(), openedAfter: oldestSession(now()) }),
    end: ({ userId, sessionId: id }: SessionKey) => endSession(db, { userId, id }),
    endOthers: ({ userId, sessionId: id }: SessionKey) => endOtherSessions(db, { userId, id }),
  }
}
