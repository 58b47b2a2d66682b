import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { addDeskPerson, deskPeople } from '#db/desk-people.ts'
import { findLandingRows } from '#db/landing-pages.ts'
import { up as bindPartnersToIds } from '#db/migrations/20261117t0230-bind-partners-to-ids.ts'
import type { Me, PeopleList } from '#desk/wire/people.ts'
import type { PartnerReportView } from '#desk/wire/reports.ts'
import { createDeskCaller } from './desk-caller.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { startMailServer } from './peers/mail-server.ts'
import { publishChange } from './publish-change.ts'
import { createTestSite } from './test-site.ts'

test('a partner keeps its page after a rename, and cannot see other pages', async () => {
  const clock = { now: NOON }
  await using mail = await startMailServer()
  await using site = await createTestSite({
    ...{ isSmall: true, now: () => clock.now, env: { SMTP_URL: mail.url } },
  })
  const [page, other] = site.store.snapshot().byType.get('landing') ?? []
  if (!page?.uid || !other?.uid) throw new Error('The demo has two landing pages.')
  const admin = await createDeskCaller(site, 'admin')
  const author = await createDeskCaller(site, 'author', { name: 'Author' })
  const bind = (partner: string) =>
    admin.call('POST', `/people/${author.id}/role`, { role: 'partner', partner })
  const see = (id: string) =>
    site.request(`/desk/preview/${id}`, { headers: { cookie: author.cookie } })
  expect((await bind('nothing-like-it')).status).toBe(400)
  expect((await bind(page.uid)).status).toBe(200)

  await site.publish({ documents: [{ ...page, uid: 'renamed' }] })
  // A page that takes the old address does not get its partner.
  await site.publish({ documents: [{ ...other, uid: page.uid }] })

  const me = (await (await author.call('GET', '/me')).json()) as Me
  expect(me.partner).toBe('renamed')
  const { people } = (await (await admin.call('GET', '/people')).json()) as PeopleList
  expect(people.find(({ id }) => id === author.id)?.partner).toBe('renamed')
  const report = (await (await author.call('GET', '/own-report')).json()) as PartnerReportView
  expect(report).toMatchObject({ uid: 'renamed', mail: { readers: 1, isOn: true } })
  expect((await see(page.id)).status).toBe(200)
  const deal = site.store.snapshot().byId.get(report.deals[0]?.id ?? '')
  if (!deal) throw new Error('The partner has a deal.')
  const data = { ...deal.data, title: '=1+1, "free"' }
  await site.publish({ documents: [{ ...deal, data } as typeof deal] })
  const file = await author.call('GET', '/own-report/csv?to=2026-11-10')
  expect(file.headers.get('content-disposition')).toContain('renamed-2026-10-14-to-2026-11-10.csv')
  expect(await file.text()).toContain(`${deal.uid},"'=1+1, ""free""",`)
  for (const days of ['to=2026-02-30', 'to=2999-01-01', 'to=2020-01-01', 'month=2026-13']) {
    expect((await author.call('GET', `/own-report?${days}`)).status).toBe(400)
  }
  const closed = [
    (await see(other.id)).status,
    (await author.call('GET', `/reports/${other.id}`)).status,
    (await author.call('GET', `/reports/${other.id}/csv`)).status,
    (await site.request(`/desk/preview/${page.id}`)).status,
    (await see('%E0%A4%A')).status,
  ]
  expect(closed).toEqual([403, 403, 403, 401, 403])
  clock.now = new Date('2026-12-01T09:00:00+08:00')
  expect(await site.desk.reportMails.round()).toBe(1)
  await site.accounts.outbox.settled()
  expect(mail.lastTo(author.email)).toContain('/desk/reports/renamed?month=2026-11')
})

test.for(engines)('on %s the migration finds pages that were renamed before it', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const db = openDatabase(database.target)
  await using _ = { [Symbol.asyncDispose]: () => db.destroy() }
  const [page, other] = await db
    .selectFrom('documents')
    .select(['id', 'uid', 'document'])
    .where('type', '=', 'landing')
    .execute()
  if (!page?.uid || !other?.uid) throw new Error('The demo has two landing pages.')
  const stored = { now: () => NOON, createRef: () => crypto.randomUUID() }
  const renamed = { ...JSON.parse(page.document), uid: 'renamed' }
  await publishChange(db, { documents: [renamed] }, stored)
  for (const partner of [page.uid, other.uid, page.id, 'nothing-like-it', null]) {
    const none = { password: null, code_secret: null, code_step: null, recovery_codes: null }
    const times = { joined_at: NOON.toISOString(), removed_at: null }
    const name = String(partner)
    const person = { id: name, email: `${name}@mail.example`, name, role: 'partner' as const }
    await addDeskPerson(db, { ...none, ...times, ...person, partner })
  }

  await bindPartnersToIds(db as unknown as Kysely<unknown>)

  const bound = (await deskPeople(db)).map(({ id, partner }) => [id, partner])
  expect(new Map(bound as [string, string][])).toEqual(
    new Map([
      [page.uid, page.id],
      [other.uid, other.id],
      [page.id, page.id],
      ['nothing-like-it', 'nothing-like-it'],
      ['null', null],
    ] as [string, string][]),
  )
  const [byOldUid] = await findLandingRows(db, page.uid)
  expect(byOldUid).toMatchObject({ id: page.id, uid: 'renamed' })
})
