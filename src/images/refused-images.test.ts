import { readdirSync, rmSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawing, photo, read } from '../../test/served-pictures.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { createTestImages } from '../../test/test-images.ts'

test('invalid parameters are refused by name, and nothing is stored', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })
  const unknown = `/images/${'0'.repeat(32)}/a.jpg`

  const answers = await Promise.all(
    ['?w=99999', '?blur=5', '?rect=9999,0,1,1', unknown, '/images/x/y', '/images/../a'].map(
      (path) => images.request(path),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 404])
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array(6).fill('no-store'),
  )
  const [{ error }] = await Promise.all(answers.map((answer) => answer.json()))
  expect(error).toBe('"w" must be a whole number from 1 to 4096')
  expect(readdirSync(folder.path)).toEqual([])
})

test('a decompression bomb is refused without being unpacked, even if its stored size is wrong', async () => {
  using folder = temporaryFolder()
  const bytes = bombPng(40_000)
  const lying = { type: 'image/png', width: 100, height: 100, bytes }
  const honest = { ...lying, width: 40_000, height: 40_000 }
  using first = await createTestImages({ folder: folder.path, originals: [lying] })
  using second = await createTestImages({ folder: folder.path, originals: [honest] })

  const answers = [await first.request('?w=50&fm=png'), await second.request('?w=50&fm=png')]

  expect(bytes.length).toBeLessThan(2_000_000)
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  expect(readdirSync(folder.path)).toEqual([])
})

test('files that are not pictures are refused', async () => {
  using folder = temporaryFolder()
  const bytes = Buffer.from('<html><script>alert(1)</script></html>')
  const originals = [{ type: 'image/png', width: 10, height: 10, bytes }]
  using images = await createTestImages({ folder: folder.path, originals })

  const answer = await images.request('?w=5&fm=png')

  expect(answer.status).toBe(415)
})

test('when too many wait, the next request gets Retry-After', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({
    folder: folder.path,
    originals: [drawing],
    queue: { atOnce: 1, most: 2 },
  })

  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((width) => images.request(`?w=${width}&fm=png`)),
  )

  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 503, 503])
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('2')
  expect(images.read()).toBe(3)
})

test('a picture that cannot be stored is still served, and the failure is reported', async () => {
  using folder = temporaryFolder()
  const errors: unknown[] = []
  using images = await createTestImages({
    folder: folder.path,
    originals: [drawing],
    onUnkept: (error) => errors.push(error),
  })
  rmSync(folder.path, { recursive: true })

  const answer = await images.request('?w=40&fm=png')

  expect(await read(answer)).toMatchObject({ format: 'png', width: 40 })
  expect(errors).toMatchObject([{ code: 'ENOENT' }])
})

test('after a damaged picture the next one is served', async () => {
  using folder = temporaryFolder()
  const whole = await photo()
  const damaged = { ...whole, bytes: whole.bytes.subarray(0, 700) }
  using images = await createTestImages({ folder: folder.path, originals: [damaged, drawing] })

  const broken = images.request('?w=50&fm=png')

  await expect(broken).rejects.toThrow('could not be encoded')
  expect(readdirSync(folder.path)).toEqual([])
  expect((await images.request(`${images.pathOf(drawing)}?w=50`)).status).toBe(200)
})

/** A PNG of one colour: a few hundred bytes for each million pixels. */
function bombPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 })
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), end])
}
