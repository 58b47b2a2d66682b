import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startFront } from '../../test/front-pair.ts'

test('a body that the site does not read is not requested', async () => {
  const { port, heard } = await startFront({ fetch: () => new Response('no', { status: 403 }) })
  const asked = request({
    port,
    method: 'POST',
    path: '/account/sign-in',
    headers: { expect: '100-continue', 'content-length': 5 },
  })
  let continued = false
  asked.once('continue', () => {
    continued = true
  })
  asked.flushHeaders()

  const [answer] = await once(asked, 'response')

  expect(answer.statusCode).toBe(403)
  expect(continued).toBe(false)
  expect(heard).not.toContain('body')
  asked.destroy()
})

test('a body that ends early fails on the site', async () => {
  const ended = Promise.withResolvers<string>()
  const { port } = await startFront({
    fetch: async (asked) => {
      ended.resolve(await asked.text().then(String, () => 'failed'))
      return new Response('ok')
    },
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nonly this')
  await once(socket, 'connect')
  setImmediate(() => socket.destroy())

  expect(await ended.promise).toBe('failed')
})

test('a body that is read after its caller has left fails too', async () => {
  const ended = Promise.withResolvers<string>()
  const { port } = await startFront({
    fetch: async (asked) => {
      await new Promise<void>((resolve) =>
        asked.signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      ended.resolve(await asked.text().then(String, () => 'failed'))
      return new Response('ok')
    },
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nonly this')
  await once(socket, 'connect')
  setImmediate(() => socket.destroy())

  expect(await ended.promise).toBe('failed')
})

test('a connection stays open after a body that came later than its head', async () => {
  const { port } = await startFront({ fetch: async (asked) => new Response(await asked.text()) })
  const socket = connect(port, '127.0.0.1')
  const head = 'POST /functions/x HTTP/1.1\r\nhost: site.test\r\ncontent-length: 5\r\n\r\n'

  const answers: string[] = []
  for (const body of ['first', 'again']) {
    socket.write(head)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    socket.write(body)
    const [answer] = await once(socket, 'data')
    answers.push(String(answer))
  }

  expect(answers[0]).toContain('first')
  expect(answers[1]).toContain('again')
  expect(answers[0]).not.toMatch(/connection: close/i)
  socket.destroy()
})

test('a caller that waits for permission sends its body once the site wants it', async () => {
  const { port } = await startFront({ fetch: async (asked) => new Response(await asked.text()) })
  const asked = request({
    port,
    method: 'POST',
    path: '/functions/x',
    headers: { expect: '100-continue', 'content-length': 5 },
  })
  asked.flushHeaders()

  await once(asked, 'continue')
  asked.end('hello')
  const [answer] = await once(asked, 'response')

  expect(String(Buffer.concat(await answer.toArray()))).toBe('hello')
})

test('a caller whose body is refused midway gets the answer, though it sends everything first', async () => {
  const { port } = await startFront({
    fetch: async (asked) => {
      await asked.body?.getReader().read()
      return new Response('too large', { status: 413 })
    },
  })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const length = 3_000_000
  socket.write(`POST /functions/x HTTP/1.1\r\nhost: site.test\r\ncontent-length: ${length}\r\n\r\n`)

  const sent = new Promise((resolve) => socket.write(Buffer.alloc(length), resolve))
  const [answer] = await once(socket, 'data')

  expect(String(answer)).toContain('413')
  await sent
  socket.destroy()
})
