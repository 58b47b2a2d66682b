import { expect, test } from 'vitest'
import { saveToLibrary } from '#db/asset-library.ts'
import { openDatabase } from '#db/database.ts'
import { FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { createServeFile } from './serve-file.ts'

const ID = '0'.repeat(32)
const OTHER_IDS = ['1', '2', '3'].map((digit) => digit.repeat(32))
const URL_OF_FILE = `http://site.test/files/${ID}/menu.pdf`
const OTHER_URLS = OTHER_IDS.map((id) => URL_OF_FILE.replace(ID, id))
/** As long as an upload may be. */
const LONGEST = 20 * 1024 * 1024
/** Longer than the pieces in which files are sent. */
const bytes = new Uint8Array(1_500_000).map((_, place) => place % 251)

test.for(engines)('on %s a caller can ask for a part of a file', async (engine) => {
  await using files = await openFiles(engine)
  const part = async (headers: Record<string, string>) => {
    const answer = await files.ask(headers)
    const length = (await answer.arrayBuffer()).byteLength
    return [answer.status, answer.headers.get('content-range'), length]
  }

  expect(await part({ range: 'bytes=0-0' })).toEqual([206, 'bytes 0-0/1500000', 1])
  expect(await part({ range: 'bytes=300000-' })).toEqual([
    206,
    'bytes 300000-1499999/1500000',
    1_200_000,
  ])
  expect(await part({ range: 'bytes=-10' })).toEqual([206, 'bytes 1499990-1499999/1500000', 10])
  expect(await part({ range: 'bytes=5-9999999' })).toEqual([
    206,
    'bytes 5-1499999/1500000',
    1_499_995,
  ])
  expect(await part({ range: 'bytes=0-1', 'if-range': `"${ID}"` })).toEqual([
    206,
    'bytes 0-1/1500000',
    2,
  ])
  expect(await part({ range: 'bytes=0-1', 'if-range': '"other"' })).toEqual([200, null, 1_500_000])
  expect((await part({ range: 'bytes=1500000-' }))[0]).toBe(416)
  expect((await part({ range: 'bytes=-0' }))[0]).toBe(416)
  for (const range of ['bytes=2-1', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b']) {
    expect(await part({ range })).toEqual([200, null, 1_500_000])
  }
  const middle = await (await files.ask({ range: 'bytes=999990-1100009' })).bytes()
  expect(Buffer.from(middle).equals(bytes.subarray(999_990, 1_100_010))).toBe(true)
})

test('a caller who has the file, or asks for its head, gets no bytes', async () => {
  await using files = await openFiles('SQLite')
  const statusFor = async (tag: string) => (await files.ask({ 'if-none-match': tag })).status

  const head = await files.serve(new Request(URL_OF_FILE, { method: 'HEAD' }), null)

  expect(head.headers.get('content-length')).toBe('1500000')
  expect(head.body).toBeNull()
  const tags = [`"${ID}"`, `W/"${ID}"`, `"x", "${ID}"`, '*', `"x${ID}"`, '']
  expect(await Promise.all(tags.map(statusFor))).toEqual([304, 304, 304, 304, 200, 200])
})

test('a caller with a thousand downloads does not keep others waiting', async () => {
  await using files = await openFiles('SQLite')
  const done: string[] = []
  const download = async (caller: string) => {
    const answer = await files.serve(new Request(URL_OF_FILE), caller)
    const { length } = await answer.bytes()
    done.push(caller)
    return [answer.status, answer.status === 200 ? length : answer.headers.get('retry-after')]
  }

  const many = Array.from({ length: 1000 }, () => download('greedy'))
  const other = await download('other')
  const before = done.length
  const answers = await Promise.all(many)

  expect(other).toEqual([200, bytes.length])
  expect(before).toBeLessThan(1000)
  const served = answers.filter(([status]) => status === 200)
  expect(served.length).toBeGreaterThan(0)
  expect(served.every(([, length]) => length === bytes.length)).toBe(true)
  expect(answers.filter(([status]) => status !== 200)).toEqual(
    Array.from({ length: 1000 - served.length }, () => [429, '2']),
  )
})

test.for(engines)('on %s a piece brings no bytes of the rest of the file', async (engine) => {
  await using files = await openFiles(engine)
  const { body } = await files.ask({})
  const pieces = await Array.fromAsync(body ?? [])

  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual(pieces.map(({ length }) => length))
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
})

test('three downloads of the longest files at once read each file once', async () => {
  await using files = await openFiles('SQLite', LONGEST)
  const urls = [URL_OF_FILE, ...OTHER_URLS.slice(0, 2)]

  const answers = await Promise.all(urls.map((url) => files.ask({}, url)))
  // A second read of a file fails.
  await files.remove()
  const lengths = await Promise.all(answers.map(async (answer) => (await answer.bytes()).length))

  expect(lengths).toEqual([LONGEST, LONGEST, LONGEST])
})

test('a download whose file is gone fails instead of ending early', async () => {
  await using files = await openFiles('SQLite', LONGEST)
  const reader = (await files.ask({})).body?.getReader()

  await reader?.read()
  // They take the place of the first file in memory.
  for (const url of OTHER_URLS) await (await files.ask({}, url)).bytes()
  await files.remove()
  const rest = async () => {
    for (let part = await reader?.read(); part && !part.done; ) part = await reader?.read()
  }

  await expect(rest()).rejects.toThrow('is gone')
})

async function openFiles(engine: (typeof engines)[number], size = bytes.length) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const at = FIXTURE_NOW.toISOString()
  const type = 'application/pdf'
  const texts = { notes: null, credits: null, alt: null, tags: '[]', uploader: null }
  const dates = { created_at: at, changed_at: at }
  const stored = size === bytes.length ? bytes : new Uint8Array(size)
  for (const id of [ID, ...OTHER_IDS]) {
    const details = { asset_id: id, filename: 'Menu.pdf', size, ...dates, ...texts }
    await saveToLibrary(db, { id, type, width: 0, height: 0, bytes: stored }, details)
  }
  const serve = createServeFile(db)
  return {
    serve,
    ask: (headers: Record<string, string>, url = URL_OF_FILE) =>
      serve(new Request(url, { headers }), null),
    async remove() {
      await db.deleteFrom('asset_details').execute()
      await db.deleteFrom('assets').execute()
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
