// Longer than most: every parameter of a picture’s URL, on one server.
import { readdirSync, rmSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { createTestImages } from '../../test/test-images.ts'
import type { Original } from './image-service.ts'

const drawing: Original = {
  type: 'image/svg+xml',
  width: 1600,
  height: 1000,
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">' +
      '<rect width="800" height="1000" fill="#f00"/><rect x="800" width="800" height="1000" fill="#00f"/></svg>',
  ),
}

async function photo(): Promise<Original> {
  const [width, height] = [600, 400]
  const create = { width, height, channels: 3 as const, background: '#0a0' }
  return { type: 'image/jpeg', width, height, bytes: await sharp({ create }).jpeg().toBuffer() }
}

async function read(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return { bytes, format, width, height }
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const pixel = { left, top, width: 1, height: 1 }
  const raw = await sharp(bytes).removeAlpha().extract(pixel).raw().toBuffer()
  return [...raw].map((value) => (value > 127 ? 1 : 0)).join('')
}

const RED = '100'
const BLUE = '001'

test('auto=format chooses by Accept, and says so', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })
  const ask = (accept: string) =>
    images.request('?auto=format,compress&w=64', { headers: { accept } })

  const answers = await Promise.all(
    ['image/avif,image/webp,*/*', 'image/webp,*/*;q=0.8', 'image/avif;q=0,*/*', ''].map(ask),
  )

  const types = answers.map(({ headers }) => headers.get('content-type'))
  expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg', 'image/jpeg'])
  expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(Array(4).fill('Accept'))
  const formats = await Promise.all(answers.map(async (answer) => (await read(answer)).format))
  expect(formats).toEqual(['heif', 'webp', 'jpeg', 'jpeg'])
})

test('an operator can rule out the formats that take long to make', async () => {
  using folder = temporaryFolder()
  const options = { folder: folder.path, originals: [drawing], bestFormat: 'webp' as const }
  using images = await createTestImages(options)
  const headers = { accept: 'image/avif,image/webp,*/*' }

  const chosen = await images.request('?auto=format&w=64', { headers })
  const named = await images.request('?fm=avif&w=64', { headers })

  expect(chosen.headers.get('content-type')).toBe('image/webp')
  expect(named.headers.get('content-type')).toBe('image/avif')
})

test('fm overrules Accept, and without either a drawing is sent as PNG, never as SVG', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })
  const headers = { accept: 'image/avif,image/svg+xml' }

  const named = await images.request('?auto=format&fm=webp&w=32', { headers })
  const plain = await images.request('?w=32', { headers })

  expect(named.headers.get('content-type')).toBe('image/webp')
  expect(named.headers.has('vary')).toBe(false)
  expect(await read(plain)).toMatchObject({ format: 'png', width: 32, height: 20 })
})

test.for([
  ['w=320', 320, 200],
  ['h=100', 160, 100],
  ['w=100&h=100', 100, 63],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=100&h=100&fit=fill', 100, 100],
  ['w=100&h=100&fit=scale', 100, 100],
  ['w=100&dpr=3', 300, 188],
  ['rect=0,0,400,400&w=50', 50, 50],
  ['w=2048', 2048, 1280],
] as const)('a drawing with %s is %i by %i', async ([query, width, height]) => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })

  const answer = await images.request(`?fm=png&${query}`)

  expect(await read(answer)).toMatchObject({ width, height })
})

test('crop holds on to its side, and rect cuts out what it names', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })
  const ask = async (query: string) => (await read(await images.request(`?fm=png&${query}`))).bytes

  const left = await ask('w=100&h=100&fit=crop&crop=left')
  const right = await ask('w=100&h=100&fit=crop&crop=right')
  const cut = await ask('rect=700,0,200,200')
  const padded = await ask('w=100&h=100&fit=fill')

  expect([await colourAt(left, 10, 50), await colourAt(left, 90, 50)]).toEqual([RED, BLUE])
  expect([await colourAt(right, 10, 50), await colourAt(right, 99, 50)]).toEqual([RED, BLUE])
  expect([await colourAt(cut, 95, 5), await colourAt(cut, 105, 5)]).toEqual([RED, BLUE])
  expect(
    (await sharp(padded).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())[3],
  ).toBe(0)
})

test('a photo is never made larger than it is', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [await photo()] })

  const wide = await images.request('?w=3840&auto=format')
  const square = await images.request('?w=1000&h=1000&fit=crop')

  expect(await read(wide)).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
  expect(await read(square)).toMatchObject({ width: 400, height: 400 })
})

test('answers may be kept for ever, and who has one hears 304', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })

  const first = await images.request('?w=40&fm=webp')
  const etag = first.headers.get('etag') ?? ''
  const again = await images.request('?fm=webp&w=40', { headers: { 'if-none-match': etag } })
  const head = await images.request('?w=40&fm=webp', { method: 'HEAD' })

  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(await head.text()).toBe('')
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
  expect(images.encoded()).toBe(1)
})

test('a hundred who ask at once cost one encoding, and a restart none', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => images.request('?w=200&fm=webp')),
  )
  const bodies = await Promise.all(answers.map(async (answer) => (await read(answer)).bytes))
  using restarted = await createTestImages({ folder: folder.path, originals: [drawing] })
  const later = await restarted.request('?w=200&fm=webp')

  expect(images.encoded()).toBe(1)
  expect(bodies.every((bytes) => bytes.equals(bodies[0] ?? Buffer.of()))).toBe(true)
  expect(later.status).toBe(200)
  expect(restarted.encoded()).toBe(0)
})

test('what makes no sense is refused by name, and nothing of it is kept', async () => {
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

test('a bomb is refused without being unpacked, also when its row lies about its size', async () => {
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

test('what is no picture is refused', async () => {
  using folder = temporaryFolder()
  const bytes = Buffer.from('<html><script>alert(1)</script></html>')
  const originals = [{ type: 'image/png', width: 10, height: 10, bytes }]
  using images = await createTestImages({ folder: folder.path, originals })

  const answer = await images.request('?w=5&fm=png')

  expect(answer.status).toBe(415)
})

test('when too many wait, the next is told to come back', async () => {
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

test('what a kept picture is made of is not read again, not even for its type', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })

  const answers = [await images.request('?w=40'), await images.request('?w=40')]

  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
    Array(2).fill('image/png'),
  )
  expect(images.read()).toBe(1)
})

test('a picture that cannot be kept is served all the same, and somebody hears of it', async () => {
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

test('a damaged picture costs one answer, and the next is served', async () => {
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
