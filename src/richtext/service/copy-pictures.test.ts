import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { createMigratedDatabase } from '../../../test/engines.ts'
import { createPictureCopier } from './copy-pictures.ts'
import { createPictureDownload } from './download-picture.ts'
import { pictureSources } from './picture-sources.ts'

const ASSET = '0123456789abcdef0123456789abcdef'
const OWN = `/images/${ASSET}/picture?auto=compress,format`

function pictures(signature: string): BlockMap {
  const source = `https://files.example/uploads/kopi.png?X-Amz-Signature=${signature}`
  const value = (id: string, rest: object) => ({ value: { id, ...rest } as never })
  return {
    root: value('root', { type: 'page', format: { page_icon: '☕', page_cover: source } }),
    a: value('a', {
      type: 'image',
      properties: { source: [[source]], caption: [['Kopi']] },
      format: { display_source: source, block_width: 10 },
    }),
    v: value('v', { type: 'video', format: { display_source: source } }),
    gone: {},
  }
}

test('a picture is fetched once, even if its link is signed again', async () => {
  await using copier = await createCopier(async () => new Uint8Array([1]))

  const first = await copier.copy(pictures('one'))
  const second = await copier.copy(pictures('two'))

  expect(copier.asked).toEqual(['https://files.example/uploads/kopi.png?X-Amz-Signature=one'])
  for (const blocks of [first, second]) {
    expect(blocks.root?.value?.format).toEqual({ page_icon: '☕', page_cover: OWN })
    expect(blocks.a?.value?.properties).toEqual({ source: [[OWN]], caption: [['Kopi']] })
    expect(blocks.a?.value?.format).toEqual({ display_source: OWN, block_width: 10 })
  }
  expect(second.v?.value?.format?.display_source).toMatch(/^https:/)
})

test('a picture that cannot be fetched keeps its URL and is tried again later', async () => {
  await using copier = await createCopier(async () => {
    throw new Error('away')
  })

  const blocks = await copier.copy(pictures('one'))
  await copier.copy(pictures('two'))
  expect(copier.asked).toHaveLength(1)
  copier.pass(11 * 60_000)
  await copier.copy(pictures('three'))

  expect(blocks.a?.value?.format?.display_source).toMatch(/^https:/)
  expect(copier.asked).toHaveLength(2)
})

test('a page does not wait for a slow picture; its copy appears the next time', async () => {
  const picture = Promise.withResolvers<Uint8Array>()
  await using copier = await createCopier(() => picture.promise, { patience: 5 })

  const [first] = await Promise.all([copier.copy(pictures('one')), copier.copy(pictures('two'))])
  expect(first.a?.value?.format?.display_source).toMatch(/^https:/)
  picture.resolve(new Uint8Array([1]))

  await expect
    .poll(async () => (await copier.copy(pictures('three'))).a?.value?.format?.display_source)
    .toBe(OWN)
  expect(copier.asked).toHaveLength(1)
})

test.for([
  ['https://a.example/b.png', 'https://a.example/b.png'],
  ['https://a.example/b.png?X-Amz-Date=1&id=5', 'https://a.example/b.png?id=5'],
  [
    'https://s3.example/secure.notion-static.com/u/b.png',
    'https://www.notion.so/image/https%3A%2F%2Fs3.example%2Fsecure.notion-static.com%2Fu%2Fb.png?table=block&id=a&cache=v2',
  ],
  [
    'attachment:u:b.png',
    'https://www.notion.so/image/attachment%3Au%3Ab.png?table=block&id=a&cache=v2',
  ],
  ['/images/page-cover/woodcuts.jpg', 'https://www.notion.so/images/page-cover/woodcuts.jpg'],
  ['http://a.example/b.png', null],
  ['file:///etc/passwd', null],
  ['data:image/png;base64,AA==', null],
  [OWN, null],
  ['☕', null],
] as const)('a picture at %s is known as %s', ([address, name]) => {
  const value = { id: 'a', type: 'page', format: { page_cover: address } }

  const [source] = pictureSources({ a: { value } }).values()

  expect(source?.name ?? null).toBe(name)
})

test('a download has limits on bytes, type and redirects, and stays on public hosts', async () => {
  await using host = await startHost()
  const download = createPictureDownload({ maxBytes: 100, connect: host.connect })
  const get = (path: string) =>
    download(new URL(path, 'https://files.example')).catch((error) => {
      throw error.cause ?? error
    })

  expect(await get('/picture')).toHaveLength(50)
  expect(await get('/moved')).toHaveLength(50)
  await expect(get('/large')).rejects.toThrow('more than 100 bytes')
  await expect(get('/page')).rejects.toThrow('is no picture')
  await expect(get('/missing')).rejects.toThrow('status 404')
  await expect(get('/loop')).rejects.toThrow('redirects')
  await expect(get('/inwards')).rejects.toThrow('not a public address')
  await expect(get('/downgrade')).rejects.toThrow('not an https address')
})

async function createCopier(
  download: () => Promise<Uint8Array>,
  options: { patience?: number } = {},
) {
  const database = await createMigratedDatabase('SQLite')
  const db = openDatabase(database.target)
  const asked: string[] = []
  let now = 0
  return {
    asked,
    pass: (ms: number) => {
      now += ms
    },
    copy: createPictureCopier({
      db,
      now: () => new Date(now),
      download: (url) => {
        asked.push(url.href)
        return download()
      },
      store: async () => ASSET,
      onError: () => {},
      ...options,
    }),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** A local host that replaces every https host, because there is no certificate for one. */
async function startHost() {
  const server = createServer((asked, response) => {
    const send = (status: number, headers: Record<string, string>, body = '') =>
      response.writeHead(status, headers).end(body)
    const picture = { 'content-type': 'image/png' }
    switch (asked.url) {
      case '/picture':
        return send(200, picture, 'x'.repeat(50))
      case '/large':
        return send(200, picture, 'x'.repeat(5000))
      case '/page':
        return send(200, { 'content-type': 'text/html' }, '<p>')
      case '/moved':
        return send(302, { location: '/picture' })
      case '/loop':
        return send(302, { location: '/loop' })
      case '/inwards':
        return send(302, { location: 'https://169.254.169.254/' })
      case '/downgrade':
        return send(302, { location: 'http://files.example/picture' })
      default:
        return send(404, picture)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    connect: () => createConnection(port, '127.0.0.1'),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
