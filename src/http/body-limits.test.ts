import { expect, test } from 'vitest'
import { openRaw } from '../../test/raw-connection.ts'
import { shared } from '../../test/shared.ts'
import { createTestSite } from '../../test/test-site.ts'

const FORM = 'content-type: application/x-www-form-urlencoded\r\norigin: http://site.test\r\n'
const JSON_BODY = 'content-type: application/json\r\n'

const site = await shared(createTestSite({ isSmall: true, limits: { lingerMs: 100 } }))
const port = await site.server.listen(0, '127.0.0.1')

/** Each with the most that it takes. */
const routes = [
  ['/account/sign-in', FORM, 16 * 1024],
  ['/api/auth/callback/google', FORM, 16 * 1024],
  ['/functions/readDealReports', JSON_BODY, 16_384],
] as const

test.for(routes)(
  '%s answers 413 to a body with too large a length',
  async ([path, fields, most]) => {
    using caller = await openRaw(port)

    // Nothing of the body is sent: the answer does not wait for it.
    caller.write(head(path, `${fields}content-length: ${most + 1}\r\n`))
    await caller.closed

    expectRefusal(caller.received())
  },
)

test.for(routes)('%s answers 413 to chunks that become too long', async ([path, fields, most]) => {
  using caller = await openRaw(port)

  caller.write(head(path, `${fields}transfer-encoding: chunked\r\n`))
  caller.write(`${(most + 1).toString(16)}\r\n`)
  caller.write(Buffer.alloc(most + 1, 'x'))
  await caller.closed

  expectRefusal(caller.received())
})

test('a caller that is still sending when it is refused can read why', async () => {
  await using site = await createTestSite({ isSmall: true, limits: { lingerMs: 1000 } })
  const port = await site.server.listen(0, '127.0.0.1')
  using caller = await openRaw(port)

  caller.write(head('/account/sign-in', `${FORM}content-length: 50000000\r\n`))
  for (let sent = 0; sent < 50; sent++) caller.write(Buffer.alloc(1_000_000, 'x'))
  await caller.closed

  expectRefusal(caller.received())
})

test('a page that takes no body closes the connection on one', async () => {
  using caller = await openRaw(port)

  caller.write(head('/blog', 'content-length: 50000000\r\n'))
  await caller.closed

  expect(caller.received()).toMatch(/^HTTP\/1.1 405 /)
  expect(caller.received()).toContain('connection: close')
})

test('bytes beyond the stated length are taken as the next request and refused', async () => {
  using caller = await openRaw(port)

  caller.write(`${head('/functions/readDealReports', `${JSON_BODY}content-length: 2\r\n`)}{}`)
  caller.write('x'.repeat(100))
  await caller.closed

  expect(caller.received()).toMatch(/^HTTP\/1.1 400 /)
})

function head(path: string, fields: string): string {
  return `POST ${path} HTTP/1.1\r\nhost: site.test\r\n${fields}\r\n`
}

function expectRefusal(received: string): void {
  expect(received).toMatch(/^HTTP\/1.1 413 /)
  expect(received).toContain('connection: close')
  expect(received).toContain("content-security-policy: default-src 'none'")
}
