import { expect, test } from 'vitest'
import { functionsUrl } from '#lib/functions-url.ts'
import { createCallable } from './callable.ts'

// test/functions-sdk.test.ts compares all responses with Google's own client.

test('where the newest SDK differs, our client follows the older protocol', async () => {
  const told = async (status: number, error: object) => {
    const answer = async () => Response.json({ error }, { status })
    return createCallable({ url: '', fetch: answer })('any').catch(({ code, message }) => ({
      code,
      message,
    }))
  }

  expect(await told(400, { status: 'ODD', message: 'ignored' })).toEqual({
    code: 'functions/internal',
    message: 'internal',
  })
  expect(await told(500, { status: 'DATA_LOSS' })).toEqual({
    code: 'functions/data-loss',
    message: 'DATA_LOSS',
  })
})

test('our client sends its tokens and omits one that cannot be fetched', async () => {
  const sent: Request[] = []
  const call = createCallable({
    url: 'http://functions.test',
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return Response.json({ result: null })
    },
    authToken: async () => (sent.length === 0 ? 'auth' : Promise.reject(new Error('blocked'))),
  })

  await call('one', { at: new Date(0), list: [undefined] })
  await call('two', undefined, { appCheckToken: 'own' })
  await expect(call('three', { n: Number.NaN })).rejects.toThrow(
    'Data cannot be encoded in JSON: NaN',
  )

  const [one, two] = sent
  expect(one?.url).toBe('http://functions.test/one')
  expect(await one?.json()).toEqual({ data: { at: '1970-01-01T00:00:00.000Z', list: [null] } })
  expect(one?.headers.get('authorization')).toBe('Bearer auth')
  expect(one?.headers.has('x-firebase-appcheck')).toBe(false)
  expect(two?.headers.has('authorization')).toBe(false)
  expect(two?.headers.get('x-firebase-appcheck')).toBe('own')
  expect(sent).toHaveLength(2)
})

test('remote functions are called in their region, or at the configured URL', () => {
  expect(functionsUrl(null)).toBe('/functions')
  expect(functionsUrl('https://deals.cloudfunctions.net/')).toBe(
    'https://asia-east2-deals.cloudfunctions.net',
  )
  expect(functionsUrl('https://us-central1-deals.cloudfunctions.net')).toBe(
    'https://us-central1-deals.cloudfunctions.net',
  )
  expect(functionsUrl('https://calls.example/v1/')).toBe('https://calls.example/v1')
})
