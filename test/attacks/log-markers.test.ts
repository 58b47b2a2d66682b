import { expect, test } from 'vitest'
import { createSmallAccountSite, type Visitor } from '../account-visitor.ts'
import { call, dealOf } from '../call-function.ts'
import { createSmallDatabase, engines } from '../engines.ts'
import { patience } from '../machine.ts'
import { startMailServer } from '../peers/mail-server.ts'
import { startTextGateway } from '../peers/text-gateway.ts'
import { attackEnv, fromEverywhere } from './attack-site.ts'

const EMAIL = 'marked-mailbox@mail.example'
const NEW_EMAIL = 'marked-second-mailbox@mail.example'
const PASSWORD = 'marked password of hers'
const NEW_PASSWORD = 'marked password, the second'
const WRONG = 'marked wrong password'
const PHONE = '81726354'
const NAME = 'Marked Name'
const WORDS = 'markedsearchwords'
const METRICS_TOKEN = 'marked-metrics-token'

/** A site that collects a person's secrets as they are created; `lines` must never contain one. */
async function createWatchedSite(database: string) {
  const [mail, texts] = [await startMailServer(), await startTextGateway()]
  const log = { lines: '' }
  const site = await createSmallAccountSite({
    database,
    env: { ...attackEnv, SMTP_URL: mail.url, SMS_URL: texts.url, METRICS_TOKEN },
    onLog: (lines) => {
      log.lines += lines
    },
  })
  const secrets = new Set([
    EMAIL,
    NEW_EMAIL,
    PASSWORD,
    NEW_PASSWORD,
    WRONG,
    PHONE,
    NAME,
    WORDS,
    METRICS_TOKEN,
  ])
  return {
    site,
    mail,
    texts,
    log,
    secrets,
    async tokenTo(address: string): Promise<string> {
      const read = () => /token=([\w-]+)/.exec(mail.lastTo(address))?.[1]
      await expect.poll(read, { timeout: patience(30_000) }).toBeTruthy()
      const token = read() ?? ''
      secrets.add(token)
      mail.mails.length = 0
      return token
    },
    async codeTo(phone: string): Promise<string> {
      await expect.poll(() => texts.lastCodeTo(phone), { timeout: patience(30_000) }).toBeTruthy()
      const code = texts.lastCodeTo(phone)
      texts.texts.length = 0
      return code
    },
    remember(visitor: Visitor): void {
      for (const [, value] of visitor.cookies) if (value.length > 8) secrets.add(value)
      for (const [, value] of visitor.cookies)
        secrets.add(decodeURIComponent(value).split('.')[0] ?? '')
      secrets.delete('1')
      secrets.delete('')
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await mail[Symbol.asyncDispose]()
      await texts[Symbol.asyncDispose]()
    },
  }
}

type Watched = Awaited<ReturnType<typeof createWatchedSite>>

/** Everything that somebody can do with an account, right and wrong. */
async function doEverything(watched: Watched): Promise<void> {
  const { site, remember, tokenTo, codeTo, secrets } = watched
  const visitor = site.visitor(fromEverywhere)
  const send = visitor.send
  await send('/account/sign-up', { email: EMAIL, password: PASSWORD })
  remember(visitor)
  const token = await tokenTo(EMAIL)
  await visitor.open(`/account/confirm?token=${token}`)
  await send('/account/confirm', { token })
  await send('/account/confirm', { token })
  remember(visitor)
  await send('/account/settings', { act: 'name', name: NAME })
  await visitor.open(`/search?q=${WORDS}`)
  await visitor.open(`/search/suggest?q=${WORDS}`)
  await visitor.open(`/account/sign-in?again&email=${EMAIL}&next=/search?q=${WORDS}`)
  await send('/account/sign-in', { email: EMAIL, password: WRONG })
  await send('/account/sign-in', { email: EMAIL, password: PASSWORD })
  remember(visitor)
  await send('/account/sign-in', { method: 'link', email: EMAIL })
  await send('/account/link', { token: await tokenTo(EMAIL) })
  await send('/account/forgot', { email: EMAIL })
  await send('/account/reset', { token: await tokenTo(EMAIL), password: NEW_PASSWORD })
  remember(visitor)
  await send('/account/settings', { act: 'email', email: NEW_EMAIL })
  await send('/account/new-email', { token: await tokenTo(NEW_EMAIL) })
  await send('/account/settings', { act: 'phone', phone: PHONE })
  const code = await codeTo(`+65${PHONE}`)
  await send('/account/settings', { act: 'phone-code', phone: `+65${PHONE}`, code: '000000' })
  await send('/account/settings', { act: 'phone-code', phone: `+65${PHONE}`, code })
  remember(visitor)
  const bearer = (await visitor.token())?.token ?? ''
  secrets.add(bearer)
  const headers = { authorization: `Bearer ${bearer}` }
  for (const name of ['readProfile', 'readVisitor', 'exportMyData', 'readMyReports'])
    await call(site, name, null, headers)
  await call(site, 'updateProfile', { name: NAME }, headers)
  await call(site, 'updateProfile', { name: NAME, more: EMAIL }, headers)
  await call(site, 'reportDeal', { dealId: dealOf(site), outcome: 'worked' }, headers)
  await call(site, 'readProfile', null, { authorization: `Bearer ${bearer}x` })
  await site.request('/realtime', { headers: { authorization: `Bearer ${bearer}x` } })
  await site.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  await visitor.open(`/account/unsubscribe?token=${bearer}`)
  await visitor.open(`/preview?token=${bearer}`)
  await visitor.open(`/api/v2?access_token=${bearer}`)
  await visitor.open('/account/export')
}

/** The secrets that were logged. */
function findSaid({ secrets }: Watched, text: string): string[] {
  return [...secrets].filter((secret) => secret !== '' && text.includes(secret))
}

async function readMetrics({ site }: Watched): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await site.request('/metrics', { headers })).text()
}

test.for(engines)('no personal secret is in the log or the metrics, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using watched = await createWatchedSite(database.target)

  await doEverything(watched)

  const metrics = await readMetrics(watched)
  expect(watched.log.lines).toContain('"url":"/account/sign-in"')
  expect(watched.secrets.size).toBeGreaterThan(15)
  expect(findSaid(watched, watched.log.lines)).toEqual([])
  expect(findSaid(watched, metrics)).toEqual([])
})

test.for(engines)(
  'no secret is logged when e-mails, texts or the database fail, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using watched = await createWatchedSite(database.target)
    const { site, mail, texts, log, tokenTo } = watched
    const visitor = site.visitor(fromEverywhere)
    mail.plan.refuse = 3
    mail.plan.with = 550
    await visitor.send('/account/sign-in', { method: 'link', email: EMAIL })
    await visitor.send('/account/sign-up', { email: EMAIL, password: PASSWORD })
    mail.plan.refuse = 0
    texts.state.isAway = true
    await visitor.send('/account/sign-in', { method: 'phone', phone: PHONE })

    // Two links for one mailbox at once: the table of users accepts only one.
    const tokens: string[] = []
    for (const _ of [1, 2]) {
      await visitor.send('/account/sign-up', { email: NEW_EMAIL, password: PASSWORD })
      tokens.push(await tokenTo(NEW_EMAIL))
    }
    const confirm = (token: string) =>
      visitor.send('/account/confirm', { token, password: PASSWORD })
    await Promise.all(tokens.map(confirm))
    await site.accounts.parts.db.schema
      .dropTable('account_methods')
      .cascade()
      .execute()
      .catch(() => {})
    await site.accounts.parts.db.schema
      .dropTable('account_sessions')
      .execute()
      .catch(() => {})
    for (const password of [PASSWORD, WRONG])
      await visitor.send('/account/sign-in', { email: NEW_EMAIL, password })
    await visitor.send('/account/settings', { act: 'name', name: NAME })
    await readMetrics(watched)

    expect(log.lines).toContain('"level":50')
    expect(findSaid(watched, log.lines)).toEqual([])
  },
)
