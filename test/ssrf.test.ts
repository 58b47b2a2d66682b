import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { findRefusal } from '#outgoing/find-refusal.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'
import { privateAnswers, privateUrls, publicUrls, wrongUrls } from './ssrf-cases.ts'

// The server must not be led into its own network by an address that somebody else names.

const anywhere = { configured: null, privateHosts: [] }

test(`${privateUrls.length + wrongUrls.length + privateAnswers.length} URLs into the private network are refused`, () => {
  const byUrl = [...privateUrls, ...wrongUrls].filter((text) => {
    const url = URL.parse(text)
    return url !== null && findRefusal(url, ['93.184.216.34'], anywhere) === null
  })
  const byName = privateAnswers.filter(
    (addresses) => findRefusal(new URL('https://files.example/'), addresses, anywhere) === null,
  )

  expect(byUrl).toEqual([])
  expect(byName).toEqual([])
  expect(privateUrls.length + wrongUrls.length + privateAnswers.length).toBeGreaterThan(150)
})

test('public addresses can be called', () => {
  const refused = publicUrls.filter(
    ([url, addresses]) => findRefusal(new URL(url), addresses, anywhere) !== null,
  )

  expect(refused).toEqual([])
})

test('a configured endpoint may be private, but nothing else on its network', () => {
  const rule = { configured: new URL('http://content.internal:8080/api'), privateHosts: [] }
  const refusal = (url: string, ...addresses: string[]) =>
    findRefusal(new URL(url), addresses, rule)

  expect(refusal('http://content.internal:8080/other', '10.0.0.7')).toBeNull()
  expect(refusal('http://content.internal:8080/other', '127.0.0.1', '::1')).toBeNull()
  // The metadata of the machine is nobody's content.
  expect(refusal('http://content.internal:8080/', '169.254.169.254')).not.toBeNull()
  expect(refusal('http://content.internal:8080/', '0.0.0.0')).not.toBeNull()
  expect(refusal('http://content.internal:8081/', '10.0.0.7')).not.toBeNull()
  expect(refusal('https://content.internal/', '10.0.0.7')).not.toBeNull()
  expect(refusal('http://other.internal:8080/', '10.0.0.7')).not.toBeNull()
  expect(refusal('http://10.0.0.7:8080/')).not.toBeNull()
})

test('a configured endpoint with a public name may be private only if a setting says so', () => {
  const configured = new URL('https://cms.example/api/v2')
  const refusal = (privateHosts: string[], address: string) =>
    findRefusal(configured, [address], { configured, privateHosts })

  expect(refusal([], '127.0.0.1')).toBe('not a public address')
  expect(refusal(['cms.example'], '10.0.0.7')).toBeNull()
  expect(refusal(['*.example'], '10.0.0.7')).toBeNull()
  expect(refusal(['other.example'], '10.0.0.7')).toBe('not a public address')
  expect(refusal(['cms.example'], '169.254.169.254')).toBe('not a public address')
})

test('no redirect of a configured endpoint leads into the private network', async () => {
  let reached = 0
  await using inside = await serve((_request, response) => {
    reached += 1
    response.end('a secret of the network')
  })
  const targets = [
    ...privateUrls.filter((_, index) => index % 3 === 0),
    ...wrongUrls.filter((_, index) => index % 3 === 0),
    `${inside.origin}/`,
    inside.origin.replace('127.0.0.1', 'localhost'),
    inside.origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    inside.origin.replace('127.0.0.1', '2130706433'),
    inside.origin.replace('127.0.0.1', '0x7f.1'),
    inside.origin.replace('127.0.0.1', '0.0.0.0'),
    inside.origin.replace('http://127.0.0.1', '//127.1'),
    `https://inside.example:${inside.port}/`,
  ]
  await using outside = await serve((request, response) => {
    const target = targets[Number(new URL(request.url ?? '', 'http://x').searchParams.get('to'))]
    response.writeHead(302, { location: encodeURI((target ?? '').trim().replace(/\s/g, '')) }).end()
  })
  const fetchSafely = createOutgoingFetch({
    configured: new URL(outside.origin),
    resolve: async () => ['127.0.0.1'],
  })

  const codes = await Promise.all(
    targets.map((_, index) =>
      fetchSafely(`${outside.origin}/?to=${index}`).then(
        ({ status }) => `answered ${status}`,
        outgoingCode,
      ),
    ),
  )

  expect(new Set(codes)).toEqual(new Set(['REFUSED']))
  expect(reached).toBe(0)
})

test('if a name changes its address after the check, the connection goes to the checked address', async () => {
  let reached = 0
  await using inside = await serve((_request, response) => {
    reached += 1
    response.end()
  })
  const url = `http://content.internal:${inside.port}/`
  const answers = [['127.0.0.1'], ['169.254.169.254'], ['169.254.169.254']]
  const asked: string[] = []
  const fetchSafely = createOutgoingFetch({
    configured: new URL(url),
    resolve: async (name) => {
      asked.push(name)
      return answers.shift() ?? []
    },
  })

  const first = await fetchSafely(url, { headers: { connection: 'close' } })
  const second = await fetchSafely(url).catch(outgoingCode)

  expect(first.status).toBe(200)
  expect(second).toBe('REFUSED')
  // One look-up for each connection: the checked address is the one that is used.
  expect(asked).toEqual(['content.internal', 'content.internal'])
  expect(reached).toBe(1)
})

test('a public name that resolves to this machine is refused before anything is sent', async () => {
  let reached = 0
  await using inside = await serve((_request, response) => {
    reached += 1
    response.end()
  })
  const url = new URL(`http://cms.example:${inside.port}/`)
  const named = createOutgoingFetch({ configured: url, resolve: async () => ['127.0.0.1'] })
  const real = createOutgoingFetch({})

  expect(await named(url).catch(outgoingCode)).toBe('REFUSED')
  expect(await real(`https://localhost/`).catch(outgoingCode)).toBe('REFUSED')
  expect(reached).toBe(0)
})

test('secrets do not follow a redirect to another host, and redirects end', async () => {
  const seen: unknown[] = []
  await using host = await serve(({ headers, url }, response) => {
    seen.push([headers.host?.split(':')[0], headers.authorization, headers.cookie])
    const location = url === '/first' ? 'https://two.example/loop' : '/loop'
    response.writeHead(302, { location }).end()
  })
  const fetchSafely = createOutgoingFetch({
    maxRedirects: 2,
    connect: () => createConnection(host.port, '127.0.0.1'),
  })
  const headers = { authorization: 'Bearer x', cookie: 'a=b' }

  const failure = await fetchSafely('https://one.example/first', { headers }).catch(
    (error) => error,
  )

  expect(failure.cause.message).toBe('more than 2 redirects')
  expect(seen).toEqual([
    ['one.example', 'Bearer x', 'a=b'],
    ['two.example', undefined, undefined],
    ['two.example', undefined, undefined],
  ])
})

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
