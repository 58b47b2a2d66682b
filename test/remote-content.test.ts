import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSeededStore } from './content-fixture.ts'
import { startContentRepository } from './peers/content-repository.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestSite, type TestSite } from './test-site.ts'

// A site on a remote repository, see docs/decisions/0041-remote-documents-are-kept.md. `create-mirror.test.ts` tests each fault.

const DEAL = '/deals/food/kaya-toast-set-two-for-one'
const UID = 'kaya-toast-set-two-for-one'

test('while the repository is down, pages are served and stay true about time, also after a restart', async () => {
  await using repository = await startContentRepository(await openSeededStore())
  using folder = temporaryFolder()
  const clock = { now: new Date('2026-11-15T12:00:00+08:00') }
  const open = () =>
    createTestSite({
      isSmall: true,
      env: { CONTENT_ENDPOINT: repository.endpoint, DATA_DIR: folder.path },
      now: () => clock.now,
    })
  const first = await open()
  const before = await statusesOf(first, [DEAL, '/deals'])
  await first.close()
  repository.fault = 'breaks every connection'
  clock.now = new Date('2027-06-15T12:00:00+08:00')

  await using site = await open()
  const pages = await statusesOf(site, [DEAL, '/deals', '/', '/blog', '/brands', '/search?q=kopi'])
  const ready = await site.request('/readyz')

  expect(before).toEqual([200, 200])
  expect(pages).toEqual([200, 200, 200, 200, 200, 200])
  expect(ready.status).toBe(200)
  // The page was rendered now, from stored documents: ended deals say so.
  expect(await (await site.request(DEAL)).text()).toContain('Ended')
})

test('a publish in the repository appears and invalidates no other page', async () => {
  await using repository = await startContentRepository(await openSeededStore())
  await using site = await createTestSite({
    isSmall: true,
    env: { CONTENT_ENDPOINT: repository.endpoint },
  })
  await statusesOf(site, [DEAL, '/privacy'])
  const deal = [...repository.store.snapshot().byId.values()].find(({ uid }) => uid === UID)
  if (!deal) throw new Error('The demo has no such deal')
  const data = { ...structuredClone(deal.data), title: 'Toast from elsewhere' }
  await repository.store.publish({ documents: [{ ...structuredClone(deal), data }] })

  await site.remoteContent?.mirror.poll()
  while (!(await (await site.request(DEAL)).text()).includes('Toast from elsewhere'))
    await delay(20)

  expect(site.pageCache.find('/privacy')).not.toBeNull()
})

test('a site that has never reached its repository says so, and starts when it answers', async () => {
  await using repository = await startContentRepository(await openSeededStore())
  repository.fault = 'answers 500'
  await using site = await createTestSite({
    isSmall: true,
    env: { CONTENT_ENDPOINT: repository.endpoint },
  })
  const ready = await site.request('/readyz')
  const page = await site.request('/deals')

  repository.fault = null
  await site.remoteContent?.mirror.poll()

  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({
    checks: { content: { ok: false, reason: 'the content service was not reached yet' } },
  })
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('5')
  expect(await statusesOf(site, ['/readyz', '/deals', DEAL])).toEqual([200, 200, 200])
})

async function statusesOf(site: TestSite, paths: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const path of paths) statuses.push((await site.request(path)).status)
  return statuses
}
