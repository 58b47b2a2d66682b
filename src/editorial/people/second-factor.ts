import { randomInt } from 'node:crypto'
import {
  changeDeskPerson,
  type DeskPersonRow,
  findDeskPerson,
  swapRecoveryCodes,
  takeCodeStep,
} from '#db/desk-people.ts'
import type { CodeSetUp } from '#desk/wire/people.ts'
import { AppError } from '#lib/node/app-error.ts'
import { codeAddress, createCodeSecret, findCodeStep } from './one-time-codes.ts'
import type { PeopleParts } from './people-parts.ts'

const SEALED_FOR = 'desk codes'
const HASHED_FOR = 'desk recovery code'
const RECOVERY_CODES = 8
const RECOVERY_LENGTH = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** How long somebody may take to set up an app. */
const TICKET_MS = 60 * 60_000

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** One-time codes from an app, each used at most once, and printed codes for when the phone is lost. */
export function createSecondFactor(parts: PeopleParts) {
  const { db, keys, accounts, acts, now } = parts
  const hash = (personId: string, code: string) => keys.hash(HASHED_FOR, `${personId} ${code}`)

  /** The key that a ticket holds, if the code shows that the app has it. */
  function readTicket(ticket: string, code: string): { secret: string; step: number } {
    const opened = keys.open(SEALED_FOR, ticket)
    const [secret = '', madeAt = ''] = opened?.text.split(' ') ?? []
    const age = now().getTime() - Number(madeAt)
    if (!opened || !(age >= 0 && age < TICKET_MS)) {
      throw new AppError('invalid', 'This took too long. Begin with a new key.')
    }
    const step = findCodeStep(secret, code.replaceAll(/\s/g, ''), now())
    if (step === null) throw wrongCode()
    return { secret, step }
  }

  async function isRecoveryCode(person: DeskPersonRow, typed: string): Promise<boolean> {
    const { id: personId, recovery_codes: before } = person
    if (before === null) return false
    const used = hash(personId, toPlain(typed))
    const codes: string[] = JSON.parse(before)
    if (!codes.includes(used)) return false
    const after = JSON.stringify(codes.filter((code) => code !== used))
    return swapRecoveryCodes(db, { personId, before, after })
  }

  async function isAppCode({ id, code_secret }: DeskPersonRow, code: string): Promise<boolean> {
    if (code_secret === null) return false
    const opened = keys.open(SEALED_FOR, code_secret)
    const step = opened && findCodeStep(opened.text, code, now())
    return step !== null && takeCodeStep(db, { personId: id, step })
  }

  function createRecoveryCodes(personId: string) {
    const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
    return { codes, stored: JSON.stringify(codes.map((code) => hash(personId, toPlain(code)))) }
  }

  return {
    /** Changes nothing yet. */
    begin(email: string): CodeSetUp {
      const secret = createCodeSecret()
      const issuer = `${accounts.productName} desk`
      return {
        secret,
        address: codeAddress(secret, { issuer, email }),
        ticket: keys.seal(SEALED_FOR, `${secret} ${now().getTime()}`),
      }
    },
    /** The columns of somebody whose app works, and the printed codes. Throws `invalid` for a wrong code. */
    finish(personId: string, { ticket, code }: { ticket: string; code: string }) {
      const { secret, step } = readTicket(ticket, code)
      const { codes, stored } = createRecoveryCodes(personId)
      const row = {
        code_secret: keys.seal(SEALED_FOR, secret),
        code_step: step,
        recovery_codes: stored,
      }
      return { row, recoveryCodes: codes }
    },
    async renewRecoveryCodes(personId: string): Promise<string[]> {
      const { codes, stored } = createRecoveryCodes(personId)
      await changeDeskPerson(db, personId, { recovery_codes: stored })
      return codes
    },
    /** Uses up a code of the app or a printed one. Throws `invalid` for a wrong code, and `too-many`. */
    async check(personId: string, typed: string): Promise<void> {
      const turn = await accounts.limits.take('desk code of', personId)
      const person = await findDeskPerson(db, 'id', personId)
      const code = typed.replaceAll(/\s/g, '')
      if (!person) throw wrongCode()
      if (await isRecoveryCode(person, code)) {
        await acts.record({ person, act: 'use-recovery-code' })
      } else if (!(await isAppCode(person, code))) throw wrongCode()
      await turn.giveBack()
    },
  }
}

function createRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

function toPlain(code: string): string {
  return code.toLowerCase().replaceAll('-', '')
}

function wrongCode(): AppError {
  return new AppError('invalid', 'Wrong code. Wait for the next one in your app, and type that.')
}
