import { verifyPassword } from '#accounts/password-hash.ts'
import { passkeysOf } from '#db/desk-passkeys.ts'
import { type DeskPersonRow, findDeskPerson } from '#db/desk-people.ts'
import { AppError } from '#lib/node/app-error.ts'
import { isStepUpDue, stepUpNeeded } from '../api/check-allowed.ts'
import type { SignedIn } from '../api/desk-route.ts'
import type { PeopleParts } from './people-parts.ts'

/** Reads the row of the signed-in person. */
export function createOwnRow({ db, accounts, now }: Pick<PeopleParts, 'db' | 'accounts' | 'now'>) {
  async function get({ person }: Pick<SignedIn, 'person'>): Promise<DeskPersonRow> {
    const row = await findDeskPerson(db, 'id', person.id)
    if (!row) throw new AppError('signed-out', 'You are no longer at the desk.')
    return row
  }

  return {
    get,
    /**
     * For a change of how they sign in: requires the second factor, if there is one, because a stolen session must not
     * suffice.
     */
    async getForChange(request: SignedIn): Promise<DeskPersonRow> {
      const row = await get(request)
      if (row.password === null) throw new AppError('forbidden', 'The local desk has no sign-in.')
      const hasFactor = row.code_secret !== null || (await passkeysOf(db, row.id)).length > 0
      if (hasFactor && isStepUpDue(request.session, now())) throw stepUpNeeded()
      return row
    },
    /** Throws `invalid` for a wrong password, and `too-many`. */
    async checkPassword({ id, password }: DeskPersonRow, typed: string): Promise<void> {
      const turn = await accounts.limits.take('desk password by', id)
      if (!(await verifyPassword({ hash: password ?? '', password: typed }))) {
        throw new AppError('invalid', 'Wrong password. Nothing has changed.')
      }
      await turn.giveBack()
    },
  }
}
