import { randomBytes } from 'node:crypto'
import { addPasskey, countPasskeyUse, findPasskey } from '#db/desk-passkeys.ts'
import { type DeskPersonRow, findDeskPerson } from '#db/desk-people.ts'
import type { PasskeyChallenge } from '#desk/wire/people.ts'
import { AppError } from '#lib/node/app-error.ts'
import {
  checkNewPasskey,
  checkPasskeyAnswer,
  type NewPasskey,
  type PasskeyAnswer,
} from './passkey-check.ts'
import type { PeopleParts } from './people-parts.ts'

const SEALED_FOR = 'desk passkey'
/** How long somebody may take to find their finger. */
const CHALLENGE_MS = 5 * 60_000

export type Passkeys = ReturnType<typeof createPasskeys>

/** Keys on people's devices, instead of password and code. */
export function createPasskeys({ db, keys, accounts, deskUrl, now }: PeopleParts) {
  const place = { origin: deskUrl.origin, rpId: deskUrl.hostname }

  /** Each challenge is answered once, within five minutes. */
  async function takeChallenge(ticket: string): Promise<string> {
    const opened = keys.open(SEALED_FOR, ticket)
    const [challenge = '', madeAt = ''] = opened?.text.split(' ') ?? []
    const age = now().getTime() - Number(madeAt)
    if (!opened || !(age >= 0 && age < CHALLENGE_MS)) {
      throw new AppError('invalid', 'This took too long. Try again.')
    }
    await accounts.limits.take('desk challenge of', challenge)
    return challenge
  }

  return {
    begin(): PasskeyChallenge {
      const challenge = randomBytes(32).toString('base64url')
      const ticket = keys.seal(SEALED_FOR, `${challenge} ${now().getTime()}`)
      return { challenge, ticket, rpId: place.rpId }
    },
    async add(
      personId: string,
      { ticket, name, ...passkey }: NewPasskey & { ticket: string; name: string },
    ) {
      const challenge = await takeChallenge(ticket)
      checkNewPasskey(passkey, { ...place, challenge })
      const isNew = await addPasskey(db, {
        id: passkey.id,
        person_id: personId,
        public_key: passkey.publicKey,
        name,
        uses: 0,
        added_at: now().toISOString(),
      })
      if (!isNew) throw new AppError('conflict', 'This passkey is in use already.')
    },
    /** `null` if nobody who is at the desk has it. */
    async findOwner(passkeyId: string): Promise<DeskPersonRow | null> {
      const passkey = await findPasskey(db, passkeyId)
      return passkey && findDeskPerson(db, 'id', passkey.person_id)
    },
    /** Throws `invalid`. */
    async check({ ticket, ...answer }: PasskeyAnswer & { ticket: string }): Promise<void> {
      const challenge = await takeChallenge(ticket)
      const passkey = await findPasskey(db, answer.id)
      if (!passkey) throw new AppError('invalid', 'Nobody at the desk has this passkey.')
      const expected = { ...place, challenge, publicKey: passkey.public_key }
      const uses = checkPasskeyAnswer(answer, expected)
      if (!(await countPasskeyUse(db, { id: passkey.id, uses }))) {
        throw new AppError(
          'invalid',
          'There is a copy of this passkey. Remove it, and add a new one.',
        )
      }
    },
  }
}
