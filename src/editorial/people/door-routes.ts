import { findDeskPerson } from '#db/desk-people.ts'
import type { InvitationInfo, Joined, SignInAnswer } from '#desk/wire/people.ts'
import { isLoopbackHost } from '#lib/node/is-loopback-host.ts'
import type { DoorRequest, DoorRoute } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { joinSchema, secretSchema, signInSchema } from './door-forms.ts'
import { checkNoAdmin } from './first-link.ts'
import { createJoin } from './join.ts'
import { openLocalDesk } from './local-desk.ts'
import type { PeopleParts } from './people-parts.ts'
import type { SecondFactor } from './second-factor.ts'
import { createSignIn } from './sign-in.ts'

/** The acts without a session: signing in and joining. */
export function doorRoutes(parts: PeopleParts, secondFactor: SecondFactor): DoorRoute[] {
  const { db, invitations, deskUrl, accounts } = parts
  const isLocal = isLoopbackHost(deskUrl)
  const signIn = createSignIn(parts, secondFactor)
  const join = createJoin(parts, secondFactor)

  async function getInvitation({ body, address }: DoorRequest) {
    await accounts.limits.take('desk links from', address)
    const { secret } = readInput(secretSchema, body)
    const invitation = await invitations.get(secret)
    if (invitation.kind === 'first') await checkNoAdmin(db)
    return { secret, invitation }
  }

  async function describe(request: DoorRequest): Promise<InvitationInfo> {
    const { invitation } = await getInvitation(request)
    const { kind, role, person_id } = invitation
    const person = person_id === null ? null : await findDeskPerson(db, 'id', person_id)
    const email = person?.email ?? invitation.email
    const name = person?.name ?? null
    return {
      role,
      email,
      name,
      isLocal: isLocal && kind === 'first',
      codes: secondFactor.begin(email ?? 'admin'),
    }
  }

  async function enter(request: DoorRequest): Promise<Response> {
    const { secret, invitation } = await getInvitation(request)
    const { headers } = request
    if (isLocal && invitation.kind === 'first') {
      await invitations.take(secret)
      return withCookies<Joined>({ recoveryCodes: [] }, [await openLocalDesk(parts, headers)])
    }
    const form = readInput(joinSchema, request.body)
    const { cookie, recoveryCodes } = await join(form, invitation, headers)
    return withCookies<Joined>({ recoveryCodes }, [cookie])
  }

  return [
    { path: '/invitation', handle: describe },
    { path: '/join', handle: enter },
    {
      path: '/sign-in',
      async handle({ body, ...from }) {
        const cookies = await signIn(readInput(signInSchema, body), from)
        return withCookies<SignInAnswer>({ needsCode: cookies === null }, cookies ?? [])
      },
    },
  ]
}

function withCookies<Answer extends object>(answer: Answer, cookies: readonly string[]): Response {
  const response = Response.json(answer)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
