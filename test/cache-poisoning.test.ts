import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { askSocket, type SocketAnswer, textOf } from './ask-socket.ts'
import {
  type CacheAttack,
  cacheAttacks,
  deceptions,
  MARK,
  sharedAddresses,
} from './cache-attacks.ts'
import { createTestSite } from './test-site.ts'

// Over real sockets, because the fastest answers are given before any framework sees the request.

/** Each attack is tried on as many of the shared addresses, another choice for each. */
const ADDRESSES_OF_EACH = 3

const cases = cacheAttacks.flatMap((attack, index) =>
  Array.from({ length: ADDRESSES_OF_EACH }, (_, step) => {
    const address = sharedAddresses[(index + step * 3) % sharedAddresses.length] ?? '/'
    // The first time the page is made for the attacker, later it is there already.
    return { attack, address, isMadeAnew: step === 0 }
  }),
)

test.for(['0', '1'])(
  'the next visitor gets the same bytes, whatever was sent before (%s trusted proxies)',
  async (proxies) => {
    await using site = await createTestSite({ isSmall: true, env: { TRUSTED_PROXIES: proxies } })
    const port = await site.server.listen(0, '127.0.0.1')
    const before = new Map<string, SocketAnswer>()
    for (const address of sharedAddresses) before.set(address, await cleanVisit(port, address))

    const poisoned: string[] = []
    for (const { attack, address, isMadeAnew } of cases) {
      if (isMadeAnew) site.pageCache.drop(address.replace('/_payload.json', ''))
      const target = attack.target?.(address) ?? address
      const answer = await askSocket(port, { ...attack, target })
      const clean = before.get(address) as SocketAnswer
      const after = await cleanVisit(port, address)
      const isTaken = isSameForAll(after, clean) && isHarmless(attack, answer, clean)
      if (!isTaken) poisoned.push(`${attack.name} at ${address}: ${answer.status}`)
    }

    expect(cases.length).toBeGreaterThanOrEqual(300)
    expect([...before.values()].map(({ status }) => status)).toEqual(sharedAddresses.map(() => 200))
    expect(poisoned).toEqual([])
  },
)

test('a URL that looks like a file shows no personal data', async () => {
  await using site = await createSmallAccountSite()
  const port = await site.server.listen(0, '127.0.0.1')
  const owner = await signUp(site, 'owner@mail.example')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const settings = await askSocket(port, { target: '/account/settings', headers: { cookie } })

  const leaks: string[] = []
  for (const target of deceptions) {
    const before = await askSocket(port, { target })
    const own = await askSocket(port, { target, headers: { cookie } })
    const after = await askSocket(port, { target })
    const isPrivate = textOf(own).includes('owner@mail.example') || own.headers['set-cookie']
    if (isPrivate && isStorable(own)) leaks.push(`${target} may be kept`)
    if (textOf(after).includes('owner@mail.example')) leaks.push(`${target} is shown to others`)
    if (after.status !== before.status) leaks.push(`${target} changed to ${after.status}`)
  }

  expect(textOf(settings)).toContain('owner@mail.example')
  expect(leaks).toEqual([])
})

function cleanVisit(port: number, target: string): Promise<SocketAnswer> {
  return askSocket(port, { target, headers: { 'accept-encoding': 'br' } })
}

function isSameForAll(after: SocketAnswer, before: SocketAnswer): boolean {
  return (
    after.status === before.status &&
    after.body.equals(before.body) &&
    JSON.stringify(sharedHeaders(after)) === JSON.stringify(sharedHeaders(before))
  )
}

/**
 * A cache in front must only store the real page under the page's URL. An attack with another URL is stored under that
 * URL and does not affect this one.
 */
function isHarmless(attack: CacheAttack, answer: SocketAnswer, clean: SocketAnswer): boolean {
  const isKeyed = attack.target !== undefined || (attack.method ?? 'GET') !== 'GET'
  if (isKeyed || !isStorable(answer) || answer.status === 304) return true
  const isMarked = JSON.stringify(sharedHeaders(answer)).includes(MARK)
  return answer.status === clean.status && textOf(answer) === textOf(clean) && !isMarked
}

function isStorable({ headers }: SocketAnswer): boolean {
  return !/no-store|private/.test(headers['cache-control'] ?? '')
}

/** All headers except those that differ per response, sorted. */
function sharedHeaders({ headers }: SocketAnswer): [string, unknown][] {
  const ofOneAnswer = ['date', 'connection', 'keep-alive', 'x-request-id']
  const entries = Object.entries(headers).filter(([name]) => !ofOneAnswer.includes(name))
  return entries.toSorted(([a], [b]) => a.localeCompare(b))
}
