import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { startMailServer } from './peers/mail-server.ts'
import { addReader, emailOf } from './reminder-readers.ts'
import { createTestSite } from './test-site.ts'
import { publishThreeDeals, WORD } from './three-deals.ts'

const nine = (day: string) => new Date(`${day}T09:00:00+08:00`)

test('an account hears of new deals in a search that it follows, and of each once', async () => {
  await using mail = await startMailServer()
  const clock = { now: nine('2026-11-16') }
  await using site = await createTestSite({
    isSmall: true,
    now: () => clock.now,
    env: { SMTP_URL: mail.url },
  })
  await addReader(site, 'SQLite', { id: 'owner', wishes: ['searches'] })
  await addReader(site, 'SQLite', { id: 'friend', wishes: ['searches'] })
  await addReader(site, 'SQLite', { id: 'intruder', wishes: ['weeklyDigest'] })
  const { visitors } = site.functions
  const search = { path: `/search?q=${WORD}`, name: WORD }
  await visitors.followSearch('owner', search)
  await visitors.followSearch('friend', { path: '/deals/apparel', name: 'apparel deals' })
  await visitors.followSearch('intruder', search)

  await publishThreeDeals(site)
  const counts: number[] = []
  // One of the three deals starts on the 19th; the others were there before.
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    clock.now = nine(day)
    await site.search.renew()
    expect(await site.reminders.round()).toBe(true)
    counts.push(mail.mails.filter(({ to }) => to === emailOf('owner')).length)
  }

  expect(counts).toEqual([0, 1, 1])
  const { text } = mail.partsTo(emailOf('owner'))
  expect(text).toContain(`NEW FOR “${WORD.toUpperCase()}”`)
  expect(text).toContain(`A ${WORD} that starts`)
  expect(text).not.toContain(`A ${WORD} that undated`)
  expect(text).toContain('because you asked for new deals in searches you follow')
  expect(mail.mails.map(({ to }) => to)).not.toContain(emailOf('friend'))
})

test.for(engines)('searches are followed, listed, exported and ended, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using mail = await startMailServer()
  await using site = await createSmallAccountSite({
    database: database.target,
    env: { SMTP_URL: mail.url },
  })
  const { visitors } = site.functions
  const path = '/search?q=bubble+tea&near=Tampines'
  await addReader(site, engine, { id: 'owner', wishes: ['searches'] })

  for (let count = 0; count < 20; count++) {
    expect(await visitors.followSearch('owner', { path: `/search?q=${count}`, name: '' })).toBe(
      true,
    )
  }
  expect(await visitors.followSearch('owner', { path, name: 'one too many' })).toBe(false)
  expect(await visitors.followSearch('owner', { path: '/search?q=3', name: 'again' })).toBe(true)
  await visitors.unfollowSearch('owner', '/search?q=0')
  expect(await visitors.followSearch('owner', { path, name: 'bubble tea' })).toBe(true)

  expect(await visitors.searches('owner')).toHaveLength(20)
  const { searches } = await site.functions.exportData('owner')
  expect(searches.map((search) => search.path)).toContain(path)
  await visitors.remove('owner')
  expect(await visitors.searches('owner')).toEqual([])
})

const alertFor = (path: string) => `/account/alert?for=${encodeURIComponent(path)}`

test('the page of a search leads to its alert, by way of signing in', async () => {
  await using site = await createSmallAccountSite()
  const path = '/search?q=bubble+tea&near=Tampines'
  const html = await (await site.request(`${path}&sort=new`)).text()
  const stranger = await site.request(alertFor(path))
  const owner = await signUp(site, 'owner@mail.example')

  const asked = await owner.open(alertFor(`${path}&sort=new&page=2`))
  const refused = await owner.send('/account/alert', { for: path })
  const followed = await owner.send('/account/alert', { for: path, mail: 'yes' })
  const ended = await owner.send('/account/settings', { act: 'unfollow-search', path })

  expect(html).toContain(`href="${alertFor(path).replaceAll('&', '&amp;')}"`)
  expect(stranger.headers.get('location')).toBe(
    `/account/sign-in?next=${encodeURIComponent(alertFor(path))}`,
  )
  expect(asked.text).toContain('new deals for “bubble tea near Tampines”')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Choose e-mail, notifications or both.')
  expect(followed.text).toContain('You now follow this search.')
  expect(followed.html).toContain(`href="${path.replaceAll('&', '&amp;')}"`)
  expect(ended.text).toContain('You no longer follow that search.')
  expect(ended.html).not.toContain(`href="${path.replaceAll('&', '&amp;')}">`)
})

test.each([
  '',
  '/privacy',
  'https://evil.example/search?q=a',
  '//evil.example/deals',
  '/account/x',
])('no alert is offered for %j', async (path) => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, 'owner@mail.example')
  const account = (await owner.token())?.accountId ?? ''

  const asked = await owner.open(alertFor(path))
  const sent = await owner.send('/account/alert', { for: path, mail: 'yes' })

  expect(asked.text).toContain('We cannot send alerts for that page.')
  expect(sent.text).toContain('We cannot send alerts for that page.')
  expect(await site.functions.visitors.searches(account)).toEqual([])
})
