import * as v from 'valibot'
import { checkNewPassword } from '#accounts/check-password.ts'
import { toDeviceName } from '#accounts/device-name.ts'
import { hashPassword } from '#accounts/password-hash.ts'
import { passkeysOf } from '#db/desk-passkeys.ts'
import { changeDeskPerson } from '#db/desk-people.ts'
import { deskSessions, endDeskSessions } from '#db/desk-sessions.ts'
import type { CodeSetUp, Joined, Me, SessionRow } from '#desk/wire/people.ts'
import { capabilitiesOf, needsSecondFactor } from '#desk/wire/roles.ts'
import { type DeskRequest, type DeskRoute, get, post, postWithStepUp } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { createOwnRow } from './own-row.ts'
import { toPartnerUid } from './partner-page.ts'
import type { PeopleParts } from './people-parts.ts'
import { codeField, passwordField } from './person-fields.ts'
import type { SecondFactor } from './second-factor.ts'
import { toSecondFactorState } from './second-factor-state.ts'

const proveSchema = v.object({ code: codeField })
const codesSchema = v.object({
  ticket: v.pipe(v.string(), v.maxLength(500)),
  code: codeField,
  current: passwordField,
})
const passwordSchema = v.object({ current: passwordField, password: passwordField })

/** What everybody may do with their own sign-in. */
export function meRoutes(parts: PeopleParts, secondFactor: SecondFactor): DeskRoute[] {
  const { db, acts, sessions, accounts } = parts

  const ownRow = createOwnRow(parts)

  async function tellMe({ person, session }: DeskRequest): Promise<Me> {
    const isProved = session.isLocal || session.provedAt !== null
    return {
      ...person,
      partner: await toPartnerUid(db, person.partner),
      capabilities: capabilitiesOf(person.role, { isProved }),
      isUnproved: needsSecondFactor(person.role) && !isProved,
      secondFactor: toSecondFactorState(await ownRow.get({ person })),
      hasPasskey: (await passkeysOf(db, person.id)).length > 0,
      isLocal: session.isLocal,
    }
  }

  async function setCodes(request: DeskRequest): Promise<Joined> {
    const { person, session, body } = request
    const own = await ownRow.getForChange(request)
    const { current, ...codes } = readInput(codesSchema, body)
    await ownRow.checkPassword(own, current)
    const { row, recoveryCodes } = secondFactor.finish(person.id, codes)
    await changeDeskPerson(db, person.id, row)
    await endDeskSessions(db, { personId: person.id, except: session.id })
    await acts.record({ person, act: 'set-codes' })
    await sessions.prove(session.id)
    return { recoveryCodes }
  }

  async function setPassword(request: DeskRequest): Promise<object> {
    const { person, session, body } = request
    const row = await ownRow.getForChange(request)
    const { current, password } = readInput(passwordSchema, body)
    await ownRow.checkPassword(row, current)
    const { email } = row
    const { productName } = accounts
    checkNewPassword({ password, email, productName, isCommon: accounts.isCommon() })
    await changeDeskPerson(db, person.id, { password: await hashPassword(password) })
    await endDeskSessions(db, { personId: person.id, except: session.id })
    await acts.record({ person, act: 'set-password' })
    return {}
  }

  return [
    get('/me', null, tellMe),
    post('/me/prove', null, async ({ person, session, body }) => {
      const { code } = readInput(proveSchema, body)
      const refused = acts.recordRefusal({ person, act: 'step-up-refused' })
      await secondFactor.check(person.id, code).catch(refused)
      await sessions.prove(session.id)
      await acts.record({ person, act: 'step-up' })
      return {}
    }),
    post(
      '/me/codes/begin',
      null,
      async (request): Promise<CodeSetUp> =>
        secondFactor.begin((await ownRow.getForChange(request)).email),
    ),
    post('/me/codes', null, setCodes),
    postWithStepUp('/me/recovery-codes', null, async ({ person }): Promise<Joined> => {
      await acts.record({ person, act: 'new-recovery-codes' })
      return { recoveryCodes: await secondFactor.renewRecoveryCodes(person.id) }
    }),
    post('/me/password', null, setPassword),
    ...sessionRoutes(parts),
  ]
}

function sessionRoutes({ db, acts, sessions, now }: PeopleParts): DeskRoute[] {
  return [
    get('/me/sessions', null, async ({ person, session }): Promise<{ sessions: SessionRow[] }> => {
      const rows = await deskSessions(db, { personId: person.id, now: now() })
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: toDeviceName(row.user_agent),
          openedAt: row.opened_at,
          expiresAt: row.expires_at,
          isThis: row.id === session.id,
        })),
      }
    }),
    post('/me/sessions/:id/end', null, async ({ person, params }) => {
      await endDeskSessions(db, { personId: person.id, only: params.id ?? '' })
      await acts.record({ person, act: 'sign-out', detail: { session: params.id } })
      return {}
    }),
    post('/me/sign-out-everywhere', null, async ({ person, session }) => {
      await endDeskSessions(db, { personId: person.id, except: session.id })
      await acts.record({ person, act: 'sign-out-everywhere' })
      return {}
    }),
    post('/sign-out', null, async ({ person, session }) => {
      await acts.record({ person, act: 'sign-out' })
      const cookie = await sessions.close(person.id, session.id)
      return Response.json({}, { headers: { 'set-cookie': cookie } })
    }),
  ]
}
