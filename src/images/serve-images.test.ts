import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawing, photo, read } from '../../test/served-pictures.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { createTestImages } from '../../test/test-images.ts'

async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const pixel = { left, top, width: 1, height: 1 }
  const raw = await sharp(bytes).removeAlpha().extract(pixel).raw().toBuffer()
  return [...raw].map((value) => (value > 127 ? 1 : 0)).join('')
}

const RED = '100'
const BLUE = '001'

test('`auto=format` chooses by Accept, and sets Vary', async () => {
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

test('an operator can exclude slow formats', async () => {
  using folder = temporaryFolder()
  const options = { folder: folder.path, originals: [drawing], bestFormat: 'webp' as const }
  using images = await createTestImages(options)
  const headers = { accept: 'image/avif,image/webp,*/*' }

  const chosen = await images.request('?auto=format&w=64', { headers })
  const named = await images.request('?fm=avif&w=64', { headers })

  expect(chosen.headers.get('content-type')).toBe('image/webp')
  expect(named.headers.get('content-type')).toBe('image/avif')
})

test('`fm` overrides Accept, and without either a drawing is sent as PNG, never as SVG', async () => {
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

test('crop keeps its edge, rect cuts the given area', async () => {
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

test('a photo is never enlarged', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [await photo()] })

  const wide = await images.request('?w=3840&auto=format')
  const square = await images.request('?w=1000&h=1000&fit=crop')

  expect(await read(wide)).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
  expect(await read(square)).toMatchObject({ width: 400, height: 400 })
})

test('responses may be cached for ever, and a matching ETag gets 304', async () => {
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

test('a hundred simultaneous requests cost one encoding, and a restart none', async () => {
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

test('the original of a stored picture is not read again, not even for its type', async () => {
  using folder = temporaryFolder()
  using images = await createTestImages({ folder: folder.path, originals: [drawing] })

  const answers = [await images.request('?w=40'), await images.request('?w=40')]

  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
    Array(2).fill('image/png'),
  )
  expect(images.read()).toBe(1)
})
