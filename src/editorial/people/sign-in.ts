import { randomBytes } from 'node:crypto'
import { toEmailAddress } from '#accounts/email-address.ts'
import { isSameSecret } from '#accounts/is-same-secret.ts'
import { hashPassword, verifyPassword } from '#accounts/password-hash.ts'
import { type DeskPersonRow, findDeskPerson } from '#db/desk-people.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { SignInForm } from './door-forms.ts'
import type { PeopleParts } from './people-parts.ts'
import type { SecondFactor } from './second-factor.ts'

type From = { headers: Headers; address: string }

const BROWSER_COOKIE = 'lobang.desk_browser'
const BROWSER_S = 180 * 24 * 60 * 60

/** Signing in by password, plus a code for people with codes. */
export function createSignIn(parts: PeopleParts, secondFactor: SecondFactor) {
  const { db, keys, cookies, accounts, acts, sessions } = parts
  const { limits } = accounts

  /** A browser where this person has signed in before has tries of its own, which strangers cannot use up. */
  function findBrowser(headers: Headers, person: DeskPersonRow | null): string | null {
    const [id = '', seal = ''] = cookies.read(headers, BROWSER_COOKIE).split('.')
    return person && isSameSecret(seal, sealOf(id, person)) ? id : null
  }
  const sealOf = (id: string, { id: personId, password }: DeskPersonRow) =>
    keys.hash('desk browser', `${id} ${personId} ${password}`)

  function remember(person: DeskPersonRow): string {
    const id = randomBytes(9).toString('base64url')
    return cookies.set(BROWSER_COOKIE, `${id}.${sealOf(id, person)}`, { seconds: BROWSER_S })
  }

  /** Takes the same time for a wrong password and an unknown address. */
  async function getPerson({ email, password }: SignInForm, from: From): Promise<DeskPersonRow> {
    await limits.take('desk sign-ins from', from.address)
    const address = toEmailAddress(email)
    const person = await findDeskPerson(db, 'email', address)
    const browser = findBrowser(from.headers, person)
    const turn = await (browser === null
      ? limits.take('desk password for', address)
      : limits.take('desk password by', browser))
    const hash = person?.password ?? null
    const isRight = hash
      ? await verifyPassword({ hash, password })
      : (await hashPassword(password)) === ''
    if (!person || !isRight) {
      if (person) await acts.record({ person, act: 'sign-in-refused', detail: { why: 'password' } })
      throw new AppError('invalid', 'Wrong e-mail or password.')
    }
    await turn.giveBack()
    return person
  }

  /** The `Set-Cookie` values; `null` if a code is needed and none was sent. */
  return async (form: SignInForm, from: From): Promise<string[] | null> => {
    const person = await getPerson(form, from)
    const hasCodes = person.code_secret !== null
    if (hasCodes) {
      if (!form.code) return null
      const refused = acts.recordRefusal({
        person,
        act: 'sign-in-refused',
        detail: { why: 'code' },
      })
      await secondFactor.check(person.id, form.code).catch(refused)
    }
    await acts.record({ person, act: 'sign-in', detail: { by: hasCodes ? 'code' : 'password' } })
    const { headers } = from
    return [await sessions.open(person.id, { headers, isProved: hasCodes }), remember(person)]
  }
}
