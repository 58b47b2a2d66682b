import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { deskActs } from '#db/desk-acts.ts'
import { migrate } from '#db/migrate.ts'
import type { OpenedCampaign } from '#desk/wire/campaigns.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createContentStore } from '#repository/content-store.ts'
import { FIXTURE_NOW } from '../../../test/content-fixture.ts'
import type { DeskRequest } from '../api/desk-route.ts'
import { createActs } from '../people/acts.ts'
import { campaignRoutes } from './campaign-routes.ts'

test('a campaign is scheduled only as the editor saw it, and making one is recorded', async () => {
  const db = openDatabase(':memory:')
  await migrate(db)
  const now = () => FIXTURE_NOW
  const routes = campaignRoutes({
    db,
    now,
    store: await createContentStore(db),
    turns: createLoopTurns(),
    createRef: () => crypto.randomUUID(),
    acts: createActs({ db, now }),
    siteUrl: new URL('http://site.test'),
  })
  const ask = (path: string, body: object = {}) =>
    routes
      .find(
        (route) =>
          route.path === path && (route.method === 'GET') === !('label' in body || 'ref' in body),
      )
      ?.handle({
        person: { id: 'p', name: 'Editor' },
        params: { id: 'national-day' },
        body,
      } as unknown as DeskRequest)
  await ask('/campaigns', { label: 'National Day' })
  const seen = (await ask('/campaigns/:id')) as OpenedCampaign
  const times = { at: '2026-12-01T00:00:00Z', until: null }

  await expect(ask('/campaigns/:id/schedule', { ...times, ref: 'older' })).rejects.toThrow(
    'It changed since you looked.',
  )
  await expect(ask('/campaigns/:id/publish', { ref: 'older' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await ask('/campaigns/:id/schedule', { ...times, ref: seen.ref })

  expect(((await ask('/campaigns/:id')) as OpenedCampaign).beginsAt).toMatch(/^2026-12-01T00:00/)
  expect(await deskActs(db, { before: null, limit: 9 })).toMatchObject([
    { act: 'create-campaign', subject: 'national-day', author: 'Editor' },
  ])
  await db.destroy()
})
