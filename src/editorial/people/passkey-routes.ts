import * as v from 'valibot'
import { passkeysOf, removePasskeys } from '#db/desk-passkeys.ts'
import { endDeskSessions } from '#db/desk-sessions.ts'
import type { PasskeyBegin, PasskeyChallenge, PasskeyRow } from '#desk/wire/people.ts'
import { needsSecondFactor } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'
import { type DeskRoute, type DoorRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { createOwnRow } from './own-row.ts'
import type { Passkeys } from './passkeys.ts'
import type { PeopleParts } from './people-parts.ts'
import { passwordField } from './person-fields.ts'

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const bytes = (most: number) => v.pipe(text(most), v.regex(/^[\w-]+$/))

const answerSchema = v.object({
  ticket: text(500),
  id: bytes(1400),
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
})
const newSchema = v.object({
  ...v.omit(answerSchema, ['signature']).entries,
  publicKey: bytes(2000),
  name: v.pipe(text(60), v.trim()),
  /** Asked for before the first passkey. */
  current: v.optional(passwordField, ''),
})

/** Signing in without typing anything. */
export function passkeyDoors(
  { accounts, acts, sessions }: PeopleParts,
  passkeys: Passkeys,
): DoorRoute[] {
  return [
    {
      path: '/passkey/begin',
      async handle({ address }): Promise<PasskeyChallenge> {
        await accounts.limits.take('desk links from', address)
        return passkeys.begin()
      },
    },
    {
      path: '/passkey/sign-in',
      async handle({ body, headers, address }) {
        await accounts.limits.take('desk sign-ins from', address)
        const answer = readInput(answerSchema, body)
        const person = await passkeys.findOwner(answer.id)
        if (!person) throw new AppError('invalid', 'Nobody at the desk has this passkey.')
        const detail = { why: 'passkey' }
        const refused = acts.recordRefusal({ person, act: 'sign-in-refused', detail })
        await passkeys.check(answer).catch(refused)
        await acts.record({ person, act: 'sign-in', detail: { by: 'passkey' } })
        const cookie = await sessions.open(person.id, { headers, isProved: true })
        return Response.json({}, { headers: { 'set-cookie': cookie } })
      },
    },
  ]
}

/** Adding and removing one's own passkeys, and showing one again. */
export function passkeyRoutes(parts: PeopleParts, passkeys: Passkeys): DeskRoute[] {
  const { db, acts, sessions } = parts
  const ownRow = createOwnRow(parts)

  return [
    get('/me/passkeys', null, async ({ person }): Promise<{ passkeys: PasskeyRow[] }> => {
      const rows = await passkeysOf(db, person.id)
      return { passkeys: rows.map(({ id, name, added_at }) => ({ id, name, addedAt: added_at })) }
    }),
    post('/me/passkeys/begin', null, async (request): Promise<PasskeyBegin> => {
      const { id, email, name } = await ownRow.getForChange(request)
      const known = (await passkeysOf(db, id)).map((passkey) => passkey.id)
      return { ...passkeys.begin(), user: { id, email, name }, known }
    }),
    post('/me/passkeys', null, async (request) => {
      const { person, session, body } = request
      const row = await ownRow.getForChange(request)
      const { current, ...passkey } = readInput(newSchema, body)
      const isFirst = (await passkeysOf(db, person.id)).length === 0
      if (isFirst) await ownRow.checkPassword(row, current)
      await passkeys.add(person.id, passkey)
      if (isFirst) await endDeskSessions(db, { personId: person.id, except: session.id })
      await acts.record({ person, act: 'add-passkey', subject: passkey.name })
      await sessions.prove(session.id)
      return {}
    }),
    post('/me/passkeys/:id/remove', null, async (request) => {
      const { person, params } = request
      const { role, code_secret } = await ownRow.getForChange(request)
      const others = (await passkeysOf(db, person.id)).filter(({ id }) => id !== params.id)
      if (needsSecondFactor(role) && code_secret === null && others.length === 0) {
        throw new AppError('conflict', 'Your role needs a second factor. Set up codes first.')
      }
      await removePasskeys(db, { personId: person.id, id: params.id ?? '' })
      await acts.record({ person, act: 'remove-passkey' })
      return {}
    }),
    post('/me/prove/passkey', null, async ({ person, session, body }) => {
      const by = { person, detail: { by: 'passkey' } }
      const answer = readInput(answerSchema, body)
      const refused = acts.recordRefusal({ ...by, act: 'step-up-refused' })
      await checkOwn(passkeys, { answer, person }).catch(refused)
      await sessions.prove(session.id)
      await acts.record({ ...by, act: 'step-up' })
      return {}
    }),
  ]
}

type Shown = { answer: v.InferOutput<typeof answerSchema>; person: { id: string } }

/** Throws `invalid`, also for a colleague's passkey. */
async function checkOwn(passkeys: Passkeys, { answer, person }: Shown): Promise<void> {
  const owner = await passkeys.findOwner(answer.id)
  if (owner?.id !== person.id) throw new AppError('invalid', 'This passkey is not yours.')
  await passkeys.check(answer)
}
