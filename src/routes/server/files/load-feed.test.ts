import { expect, test } from 'vitest'
import { NOON } from '../../../../test/noon.ts'
import { previewCookie } from '../../../../test/preview-fixture.ts'
import { createTestSite, type TestSite } from '../../../../test/test-site.ts'

test('an unpublished deal has the same date at each reading', async () => {
  const clock = { now: NOON }
  await using site = await createTestSite({ now: () => clock.now })
  const read = await previewOf(site, 'deal', { starts_on: '2026-11-15', checked_on: null })

  const first = dateIn(await read('/feed.xml'))
  clock.now = new Date(NOON.getTime() + 3_600_000)
  const second = dateIn(await read('/feed.xml'))

  expect([first, second]).toEqual(['2026-11-14T16:00:00.000Z', '2026-11-14T16:00:00.000Z'])
})

test('a feed dates posts by the day in Singapore', async () => {
  await using site = await createTestSite()
  const read = await previewOf(site, 'post', { published_on: '2026-11-14' })

  expect(dateIn(await read('/blog/feed.xml'))).toBe('2026-11-13T16:00:00.000Z')
})

function dateIn(feed: string): string | undefined {
  return /\/a-draft"\/><updated>([^<]*)/.exec(feed)?.[1]
}

/** Reads the site with a document that is like one of the demo, but was never published. */
async function previewOf(site: TestSite, type: string, data: Record<string, unknown>) {
  const like = site.store
    .snapshot()
    .byType.get(type)
    ?.values()
    .find((document) => document.uid !== 'singapore-promo-codes' && !document.data.ends_on)
  if (!like) throw new Error(`The demo has no ${type}`)
  const dates = { first_publication_date: null, last_publication_date: null }
  const document = {
    ...like,
    ...dates,
    id: 'draft',
    uid: 'a-draft',
    data: { ...like.data, ...data },
  }
  const change = { documents: [document as unknown as typeof like] }
  const release = await site.releases.save({ id: 'r', label: 'r', scheduledAt: null, change })
  const headers = { cookie: previewCookie(release.previewToken) }
  return async (path: string) => (await site.request(path, { headers })).text()
}
