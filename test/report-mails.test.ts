import { expect, test } from 'vitest'
import { addCounts } from '#db/daily-counts.ts'
import { deskActs } from '#db/desk-acts.ts'
import type { PartnerReportView } from '#desk/wire/reports.ts'
import { createCall, createDeskCaller, toCookie } from './desk-caller.ts'
import { createSmallDatabase, type Engine, engines } from './engines.ts'
import { type MailServer, startMailServer } from './peers/mail-server.ts'
import { createTestSite } from './test-site.ts'

const nine = (day: string) => new Date(`${day}T09:00:00+08:00`)

/** Two processes on one database, whose clock the test moves. */
async function startTwo(engine: Engine, mail: MailServer) {
  const database = await createSmallDatabase(engine)
  const clock = { now: nine('2026-11-18') }
  const options = {
    ...{ database: database.target, now: () => clock.now, env: { SMTP_URL: mail.url } },
  }
  const sites = [await createTestSite(options), await createTestSite(options)] as const
  const [site] = sites
  const landing = site.store.snapshot().byType.get('landing')?.at(0)
  const partner = landing?.uid ?? ''
  await addCounts(site.desk.people.db, {
    id: 'one',
    addedAt: clock.now,
    rows: [
      { day: '2026-11-01', opens: 1300 },
      { day: '2026-11-30', opens: 21 },
      { day: '2026-12-01', opens: 7 },
    ].map((row) => ({
      ...{ document_id: landing?.id ?? '', type: 'landing', copies: 0, coupons: 0, shop_visits: 0 },
      ...row,
    })),
  })
  return {
    ...{ site, clock, partner },
    /** Sessions do not last as long as the test's days. */
    async signIn(id: string) {
      const session = { headers: new Headers(), isProved: true }
      return createCall(site, toCookie([await site.desk.people.sessions.open(id, session)]))
    },
    /** Both processes look for what is due, at the same time and twice. */
    async due(day: string): Promise<number> {
      clock.now = nine(day)
      const before = mail.mails.length
      await Promise.all([...sites, ...sites].map(({ desk }) => desk.reportMails.round()))
      for (const { accounts } of sites) {
        accounts.outbox.wake()
        await accounts.outbox.settled()
      }
      return mail.mails.length - before
    },
    async [Symbol.asyncDispose]() {
      for (const each of sites) await each[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

test.for(engines)(
  'on %s two processes send each report once, until it is stopped',
  async (engine) => {
    await using mail = await startMailServer()
    await using desk = await startTwo(engine, mail)
    const { site, clock, partner } = desk
    const first = await createDeskCaller(site, 'partner', { partner, name: 'First' })
    const second = await createDeskCaller(site, 'partner', { partner, name: 'Second' })
    await createDeskCaller(site, 'partner', { partner: 'nothing-like-it' })
    await createDeskCaller(site, 'editor')

    const counts = [await desk.due('2026-12-01'), await desk.due('2026-12-02')]
    clock.now = nine('2026-12-03')
    await createDeskCaller(site, 'partner', { partner, name: 'New in December' })
    counts.push(await desk.due('2026-12-04'))

    expect(counts).toEqual([2, 0, 0])
    const text = mail.lastTo(first.email)
    const page = /See all figures by week and by deal: (\S+)/.exec(text)?.[1] ?? ''
    const { searchParams } = new URL(page)
    const answer = await (await desk.signIn(first.id))(
      'GET',
      `/own-report?month=${searchParams.get('month')}`,
    )
    const shown = (await answer.json()) as PartnerReportView
    expect(shown).toMatchObject({ from: '2026-11-01', to: '2026-11-30', landingOpens: '1,321' })
    expect(text).toContain(`Partner page shown: ${shown.landingOpens}`)
    expect(text).toContain(`Opens: ${shown.opens}`)
    expect(shown.mail).toEqual({ readers: 3, isOn: true })
    for (const { title, brand, opens } of shown.deals.slice(0, 10)) {
      expect(text).toContain(`${title} (${brand})\n${opens} opens`)
    }

    // One stops by the link, as a mail program does; the other at the desk.
    const stop = new URL(/^Unsubscribe: (\S+)$/m.exec(text)?.[1] ?? '')
    const opened = await site.request(stop.pathname + stop.search)
    expect(await opened.text()).toContain('We will stop sending you monthly reports by e-mail.')
    const forged = stop.search.replace(first.id, second.id)
    expect((await site.request(stop.pathname + forged, { method: 'POST' })).status).toBe(404)
    const stopped = await site.request(stop.pathname + stop.search, { method: 'POST', body: '' })
    expect(await stopped.text()).toContain('You are unsubscribed from the monthly report')
    // Links are followed again; only what changes something is an act.
    await site.request(stop.pathname + stop.search, { method: 'POST', body: '' })
    await (await desk.signIn(second.id))('POST', '/own-report/mail', { isOn: true })
    await (await desk.signIn(second.id))('POST', '/own-report/mail', { isOn: false })

    // Only the person who joined in December is left. Missed months are not made up for.
    expect(await desk.due('2027-01-01')).toBe(1)
    await (await desk.signIn(first.id))('POST', '/own-report/mail', { isOn: true })
    expect(await desk.due('2027-01-02')).toBe(1)
    expect(mail.lastTo(first.email)).toContain('December 2026')
    expect(await desk.due('2027-03-01')).toBe(2)
    expect(mail.lastTo(first.email)).toContain('February 2027')
    const acts = await deskActs(site.desk.people.db, { before: null, limit: 9 })
    expect(acts.map(({ act, author }) => `${author} ${act}`).toSorted()).toEqual([
      'First resume-report-mail',
      'First stop-report-mail',
      'Second stop-report-mail',
    ])
  },
)
