import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSmallDatabase } from './engines.ts'
import { SEED_FOLDER } from './noon.ts'
import { createTestSite } from './test-site.ts'

const seeded = (id: string) => readFileSync(join(SEED_FOLDER, `richtext/${id}.json`), 'utf8')

test('pages are served while the rich-text worker is down or answers rubbish, also after a restart', async () => {
  let mode: 'good' | 'rubbish' = 'good'
  const server = createServer((request, response) => {
    const id = request.url?.split('/').at(-1) ?? ''
    const body = mode === 'good' ? seeded(id).replaceAll('Privacy policy', 'Our policy') : '<html>'
    response.writeHead(200).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const env = { RICHTEXT_ENDPOINT: `http://127.0.0.1:${port}/v1` }
  await using database = await createSmallDatabase('SQLite')
  const titleAt = async (site: { request: (path: string) => Promise<Response> }, path: string) => {
    const response = await site.request(path)
    return `${response.status} ${/<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]}`
  }

  // Each site has a page cache of its own, so what it shows was read anew.
  const titleNow = async () => {
    await using site = await createTestSite({ env, database: database.target })
    return await titleAt(site, '/privacy')
  }

  expect(await titleNow()).toBe('200 Our policy')
  mode = 'rubbish'
  expect(await titleNow()).toBe('200 Our policy')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await titleNow()).toBe('200 Our policy')
  await using restarted = await createTestSite({ env, database: database.target })
  // Never read before, so only this page has no copy and is unavailable.
  expect(await titleAt(restarted, '/terms')).toMatch(/^503 /)
  expect((await restarted.request('/')).status).toBe(200)
})
