// Longer than most: the wire protocol of every function, on one site.
import { expect, test } from 'vitest'
import { call, dealOf, result } from './call-function.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createPushBrowser } from './peers/push-service.ts'
import { createSignedAccounts } from './signed-accounts.ts'
import { createTestSite } from './test-site.ts'

const heart = {
  title: 'Kopi',
  path: '/deals/food/kopi',
  brand: 'Lorong',
  badge: '1-for-1',
  code: null,
  endsOn: '2026-12-31',
  savedAt: '2026-11-15T04:00:00.000Z',
}
const badRequest = { error: { message: 'Bad Request', status: 'INVALID_ARGUMENT' } }

test('a call is a POST of JSON with data and nothing else', async () => {
  await using site = await createTestSite({ isSmall: true })
  const json = { 'content-type': 'application/json' }
  const post = (body: string, headers: Record<string, string> = json) =>
    site.request('/functions/readDealReports', { method: 'POST', body, headers })

  const wrong = [
    await site.request('/functions/readDealReports'),
    await site.request('/functions/readDealReports', { method: 'PUT', body: '{"data":1}' }),
    await post('{"data":null}', { 'content-type': 'text/plain' }),
    await post(''),
    await post('null'),
    await post('{'),
    await post('{}'),
    await post('{"data":null,"more":1}'),
  ]

  for (const answer of wrong) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(badRequest)
  }
  const good = await post('{"data":{"dealId":"a"}}', {
    'content-type': 'Application/JSON; charset=utf-8',
  })
  expect(await good.json()).toEqual({ result: null })
  const stream = await post('{"data":{"dealId":"a"}}', { ...json, accept: 'text/event-stream' })
  expect(stream.status).toBe(400)
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await stream.text()).toMatch(/^data: \{"error":\{.*"status":"INVALID_ARGUMENT"\}\}\n\n$/)
  expect((await site.request('/functions/nothing', { method: 'POST' })).status).toBe(404)
  const large = await post(JSON.stringify({ data: 'x'.repeat(2_000_000) }))
  expect(large.status).toBe(413)
  expect(await large.json()).toEqual({
    error: { message: 'The data is too large.', status: 'INVALID_ARGUMENT' },
  })
})

test('an invalid token is refused even where none is needed', async () => {
  await using site = await createTestSite({ isSmall: true })

  for (const authorization of ['Basic abc', 'Bearer', 'Bearer made.up', 'anonymous.abc']) {
    const answer = await call(site, 'readDealReports', { dealId: 'a' }, { authorization })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' },
    })
  }
})

test('scripts of other sites may call, and may read refusals too', async () => {
  await using site = await createTestSite({ isSmall: true })
  const origin = 'https://app.example'

  const asked = await site.request('/functions/readVisitor', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': 'authorization,content-type' },
  })
  const refused = await call(site, 'readVisitor', null, { origin })
  const plain = await call(site, 'readVisitor', null)

  expect(asked.status).toBe(204)
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization,content-type',
    'access-control-allow-origin': origin,
    vary: 'Origin, Access-Control-Request-Headers',
  })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
  expect(refused.headers.get('vary')).toBe('Origin')
  expect(plain.headers.has('access-control-allow-origin')).toBe(false)
})

test.for(engines)(
  '%s keeps what two devices save, and applies a repeated call only once',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    const accounts = createSignedAccounts()
    await using site = await createTestSite({ database: database.target, accounts })
    const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
    const save = { ...change('phone', 'r1'), favourites: { put: { d1: heart }, removed: [] } }

    const first = await result(call(site, 'syncVisitor', save, owner))
    const again = await result(call(site, 'syncVisitor', save, owner))
    const follow = { ...change('laptop', 'r2'), following: { put: ['kopi'], removed: [] } }
    await result(call(site, 'syncVisitor', follow, owner))

    expect(first).toMatchObject({ version: 1, favDealsObj: { d1: heart }, followingArray: [] })
    expect(again).toMatchObject({ version: 1, favDealsObj: { d1: heart } })
    expect(await result(call(site, 'readVisitor', null, owner))).toEqual({
      version: 2,
      favDealsObj: { d1: heart },
      followingArray: ['kopi'],
    })
    const stranger = { authorization: `Bearer ${accounts.tokenOf('stranger')}` }
    expect(await result(call(site, 'readVisitor', null, stranger))).toMatchObject({
      favDealsObj: {},
    })
  },
)

test.for(engines)('%s loses none of many simultaneous changes', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ database: database.target, accounts })
  const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const ids = Array.from({ length: 30 }, (_, index) => `b${index}`)

  const answers = await Promise.all(
    ids.map((id) =>
      call(
        site,
        'syncVisitor',
        { ...change(id, id), following: { put: [id], removed: [] } },
        owner,
      ),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const { version, followingArray } = await result(call(site, 'readVisitor', null, owner))
  expect(version).toBe(30)
  expect(followingArray.toSorted()).toEqual(ids.toSorted())
})

test('saved deals of this version are stored completely, those of earlier versions unchanged', async () => {
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ isSmall: true, accounts })
  const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const facts = {
    redeem: 'code',
    startsOn: '2026-12-02',
    usableUntil: null,
    when: 'Mon-Fri, 11am-3pm',
    checkedOn: '2026-11-13',
  }
  const put = { older: heart, newer: { ...heart, ...facts } }

  await call(
    site,
    'syncVisitor',
    { ...change('phone', 'r1'), favourites: { put, removed: [] } },
    owner,
  )

  const { favDealsObj } = await result(call(site, 'readVisitor', null, owner))
  expect(favDealsObj).toEqual(put)
})

test('bad input is refused by name and changes nothing', async () => {
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ isSmall: true, accounts })
  const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const lure = { ...heart, path: 'javascript:alert(1)' }

  const refused = await call(
    site,
    'syncVisitor',
    { ...change('phone', 'r1'), favourites: { put: { d1: lure }, removed: [] } },
    owner,
  )

  expect(refused.status).toBe(400)
  expect((await refused.json()).error.message).toContain('favourites.put.d1.path')
  for (const bad of [
    {},
    null,
    { ...change('p', 'r'), more: 1 },
    { ...change('p', 'r'), seen: -1 },
  ]) {
    expect((await call(site, 'syncVisitor', bad, owner)).status).toBe(400)
  }
  expect(await result(call(site, 'readVisitor', null, owner))).toMatchObject({ version: 0 })
})

test.for(engines)('%s exports and deletes everything about a person', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ database: database.target, accounts })
  const dealId = dealOf(site)
  const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const preferences = { weeklyDigest: true, followedBrands: false, endingSoon: false }

  await result(call(site, 'updateProfile', { name: ' Owner ' }, owner))
  const tokenOf = (path: string) => createPushBrowser('https://web.push.apple.com', path).token
  const device = { deviceId: 'phone', messagingToken: tokenOf('/phone'), name: 'Phone' }
  await result(call(site, 'registerDevice', device, owner))
  await result(
    call(site, 'registerDevice', { deviceId: 'old', messagingToken: tokenOf('/old') }, owner),
  )
  const elsewhere = createPushBrowser('https://evil.example', '/').token
  const refused = { deviceId: 'odd', messagingToken: elsewhere }
  expect((await call(site, 'registerDevice', refused, owner)).status).toBe(400)
  await result(call(site, 'removeDevice', { deviceId: 'old' }, owner))
  await result(call(site, 'updateEmailPreferences', preferences, owner))
  const pushed = { followedBrands: false, endingSoon: true }
  await result(call(site, 'updatePushPreferences', pushed, owner))
  await result(call(site, 'reportDeal', { dealId, outcome: 'worked' }, owner))
  const follow = { ...change('phone', 'r1'), following: { put: ['kopi'], removed: [] } }
  await result(call(site, 'syncVisitor', follow, owner))

  // What an earlier client does not know stays as it was.
  const searches = false
  expect(await result(call(site, 'readEmailPreferences', null, owner))).toEqual({
    ...preferences,
    searches,
  })
  expect(await result(call(site, 'readPushPreferences', null, owner))).toEqual({
    ...pushed,
    searches,
  })
  const known = await result(call(site, 'exportMyData', null, owner))
  expect(known).toEqual({
    account: { email: 'owner@mail.example' },
    profile: { name: 'Owner' },
    favDealsObj: {},
    followingArray: ['kopi'],
    devices: [{ deviceId: 'phone', name: 'Phone', registeredAt: NOON.toISOString() }],
    consents: [
      { purpose: 'endingSoon', isGiven: false, decidedAt: NOON.toISOString() },
      { purpose: 'followedBrands', isGiven: false, decidedAt: NOON.toISOString() },
      { purpose: 'pushEndingSoon', isGiven: true, decidedAt: NOON.toISOString() },
      { purpose: 'pushFollowedBrands', isGiven: false, decidedAt: NOON.toISOString() },
      { purpose: 'weeklyDigest', isGiven: true, decidedAt: NOON.toISOString() },
    ],
    searches: [],
    reports: [{ dealId, day: '2026-11-15', outcome: 'worked', reason: null }],
  })
  expect((await call(site, 'deleteMyAccount', {}, owner)).status).toBe(400)
  await result(call(site, 'deleteMyAccount', { confirm: 'delete my account' }, owner))
  expect((await call(site, 'readVisitor', null, owner)).status).toBe(401)
  expect(await result(call(site, 'readDealReports', { dealId }))).toBeNull()
  expect(await site.functions.visitors.devices('owner')).toEqual([])
  expect((await site.functions.visitors.find('owner')).following.size).toBe(0)
})

function change(replica: string, requestId: string) {
  const nothing = { put: [], removed: [] }
  return {
    replica,
    requestId,
    epoch: null,
    seen: 0,
    favourites: { put: {}, removed: [] },
    following: nothing,
  }
}

test('scripts of other sites may read that a function does not exist', async () => {
  await using site = await createTestSite({ isSmall: true })
  const headers = { origin: 'https://shop.example' }
  const ask = (method: string) => site.request('/functions/nope', { method, headers })

  expect((await ask('OPTIONS')).status).toBe(204)
  const answer = await ask('POST')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example')
})

test('deeply nested data is refused before it is parsed', async () => {
  await using site = await createTestSite({ isSmall: true })
  const post = (body: string) =>
    site.request('/functions/readDealReports', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
  const nested = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`

  const deep = await post(nested(7_000))

  expect(deep.status).toBe(400)
  expect(await deep.json()).toEqual({
    error: { status: 'INVALID_ARGUMENT', message: 'The data is nested too deeply.' },
  })
  expect((await (await post(nested(32))).json()).error.message).toContain('nested too deeply')
  expect((await (await post(nested(31))).json()).error.message).not.toContain('nested')
  const brackets = JSON.stringify({ data: { dealId: '[{"\\'.repeat(12) } })
  expect((await (await post(brackets)).json()).error.message).not.toContain('nested')
})
