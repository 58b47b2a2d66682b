import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, createMigration, type RichTextField } from '@prismicio/client'
import { expect, test } from 'vitest'
import { type ExportOptions, exportSite } from '../scripts/export-site.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { connectWriter, withoutPauses } from './prismic-writer.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testBuild } from './test-site.ts'
import { startWriteSite, type WriteSite } from './write-site.ts'

/** Longer than the pieces in which files are read. */
const menu = new Uint8Array(1_500_000).map((_, place) => place % 251)

test.for(engines)(
  'a document that Prismic’s client uploads can be linked to, and browsers save it: %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using running = await startWriteSite({ database: database.target })
    const { origin, writeApi, token } = running
    await publishMenu(running)
    const reader = createClient('lobang', { documentAPIEndpoint: `${origin}/api/v2` })
    const read = await reader.getByUID('brand', 'kopi')
    const [paragraph] = read.data.about as RichTextField
    const media = (paragraph as { spans: { data: Record<string, string> }[] }).spans[0]?.data
    const url = media?.url ?? ''
    const saved = await fetch(url)
    const lists = await Promise.all(
      ['document', 'image', 'all'].map(async (kind) => {
        const headers = { authorization: `Bearer ${token}`, repository: 'lobang' }
        const answer = await fetch(`${writeApi}/assets?assetType=${kind}`, { headers })
        return ((await answer.json()) as { total: number }).total
      }),
    )

    using folder = temporaryFolder()
    const target = join(folder.path, 'out')
    await exportBrand(running.site.app, target)

    expect(readFileSync(join(target, new URL(url).pathname)).equals(menu)).toBe(true)
    expect(media).toMatchObject({ kind: 'document', name: 'Our Menu.pdf', size: '1500000' })
    expect(url).toMatch(new RegExp(`^${origin}/files/[0-9a-f]{32}/our-menu\\.pdf$`))
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="our-menu.pdf"; filename*=UTF-8''Our%20Menu.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': '1500000',
    })
    expect(Buffer.from(await saved.arrayBuffer()).equals(menu)).toBe(true)
    expect(lists).toEqual([1, 0, 1])
  },
)

test('an export leaves out a file that is not there, and fails if one cannot be read', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  using folder = temporaryFolder()
  await publishMenu(running)
  const filesAnswer = (status: number) => ({
    request: (path: string) =>
      path.startsWith('/files/') ? new Response(null, { status }) : running.site.app.request(path),
  })

  await exportBrand(filesAnswer(404), join(folder.path, 'without'))
  const failing = exportBrand(filesAnswer(503), join(folder.path, 'failed'))

  await expect(failing).rejects.toThrow(/^\/files\/.+ answered 503$/)
  const written = readdirSync(join(folder.path, 'without'))
  expect(written).toContain('brands')
  expect(written).not.toContain('files')
  expect(readdirSync(folder.path)).toEqual(['without'])
})

test('pictures and missing files are not served as files', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  const picture = running.site.store.snapshot().byType.get('brand')?.at(0)?.data.image as
    | { url: string }
    | undefined
  const paths = [
    picture?.url.replace('/images/', '/files/') ?? '/files/none',
    `/files/${'0'.repeat(32)}/a.pdf`,
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/',
  ]

  const answers = await Promise.all(paths.map((path) => running.site.request(path)))

  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
})

test('uploads of any name and kind are saved under their names, and never run', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  const script = '<script>alert(1)</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`

  const page = await upload(
    running,
    new File([script], 'a"b\r\nset-cookie: c=d.html', { type: 'text/html' }),
  )
  const claimed = await upload(
    running,
    new File([`${script} `], '菜单.pdf', { type: 'application/pdf' }),
  )
  const cut = await upload(running, new File([`${script}  `], `${'x'.repeat(199)}😀.txt`))
  const picture = await upload(running, new File([svg], 'logo.html', { type: 'text/html' }))
  const [html, pdf, odd, drawn] = await Promise.all(
    [page, claimed, cut, picture].map(({ url }) => fetch(url)),
  )
  const asPicture = await fetch(page.url.replace('/files/', '/images/'))

  expect([html, pdf, odd, drawn].map((answer) => answer?.headers.get('content-type'))).toEqual([
    'application/octet-stream',
    'application/pdf',
    'application/octet-stream',
    'image/png',
  ])
  const saved = [html, pdf, odd].map((answer) => answer?.headers.get('content-disposition'))
  expect(saved[0]).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/)
  expect(saved[1]).toBe(`attachment; filename="file.pdf"; filename*=UTF-8''%E8%8F%9C%E5%8D%95.pdf`)
  expect(saved[2]).toContain('attachment')
  for (const answer of [html, pdf, odd]) {
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer?.headers.get('set-cookie')).toBeNull()
  }
  expect(asPicture.status).toBe(404)
})

/** A brand whose text links to the menu. */
async function publishMenu(running: WriteSite): Promise<void> {
  using _ = withoutPauses()
  const migration = createMigration()
  const asset = migration.createAsset(new File([menu], 'Our Menu.pdf'), 'Our Menu.pdf')
  const link = { type: 'hyperlink', start: 0, end: 4, data: { link_type: 'Media', id: asset } }
  const about = [{ type: 'paragraph', text: 'Menu', spans: [link] }]
  const data = { name: 'Kopi', palette: 'pandan', motif: 'kopi', about }
  const document = { type: 'brand', uid: 'kopi', lang: 'en-sg', tags: [], data }
  migration.createDocument(document as never, 'Kopi')
  await connectWriter(running).migrate(migration)
  await running.publish()
}

async function exportBrand(app: ExportOptions['site']['app'], folder: string): Promise<void> {
  const site = { app, addresses: async () => ['/brands/kopi'] }
  const options = { pictureWidth: 16, withCards: false, onProgress: () => {} }
  await exportSite({ site, build: testBuild, folder, ...options })
}

async function upload({ writeApi, token }: { writeApi: string; token: string }, file: File) {
  const body = new FormData()
  body.append('file', file)
  const headers = { authorization: `Bearer ${token}`, repository: 'lobang' }
  const answer = await fetch(`${writeApi}/assets`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { url: string }
}
