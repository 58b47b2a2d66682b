import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { createPushBrowser } from './peers/push-service.ts'

type Loot = {
  /** Every text in the tables that are about people, and the parts of it. */
  values: string[]
  sessions: Record<string, string>[]
  users: Record<string, string>[]
}

/** What a thief of the database has: all rows of all tables that are not content. */
async function steal(target: string): Promise<Loot> {
  const db = openDatabase(target)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const values = new Set<string>()
  const rowsOf = new Map<string, Record<string, string>[]>()
  for (const table of tables.filter((name) => /account|visitor|server|outbox|device/.test(name))) {
    const { rows } = await sql<Record<string, string>>`SELECT * FROM ${sql.table(table)}`.execute(
      db,
    )
    rowsOf.set(table, rows)
    for (const value of rows.flatMap((row) => Object.values(row))) {
      for (const text of textsIn(value)) values.add(text)
    }
  }
  await db.destroy()
  return {
    values: [...values],
    sessions: rowsOf.get('account_sessions') ?? [],
    users: rowsOf.get('account_users') ?? [],
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  if (typeof value !== 'string' || value === '') return []
  const parts = value.split(/[:.]/)
  try {
    return [value, ...parts, ...textsIn(JSON.parse(value))]
  } catch {
    return [value, ...parts]
  }
}

const sign = (secret: string, text: string, form: 'base64' | 'base64url') =>
  createHmac('sha256', secret).update(text).digest(form)

/** How cookies, calls and e-mails once derived their keys from a secret. */
const purposes = ['', ' calls', ' unsubscribe']

/** A site on which everything is under way that somebody could use. */
async function createBusySite(target: string) {
  const site = await createSmallAccountSite({ database: target, env: { REMINDERS: 'on' } })
  const owner = await signUp(site, 'owner@mail.example')
  const key = await owner.token()
  const tokenOf = () => /token=([\w-]+)/.exec(site.lastLink())?.[1] ?? ''
  const browser = createPushBrowser('https://fcm.googleapis.com', '/send/owner')
  await owner.send('/account/settings', { act: 'add-device', subscription: browser.token })
  await site.visitor().send('/account/sign-in', { method: 'link', email: 'owner@mail.example' })
  const links = [tokenOf()]
  await site.visitor().send('/account/forgot', { email: 'owner@mail.example' })
  links.push(tokenOf())
  await owner.send('/account/settings', { act: 'email', email: 'new.owner@mail.example' })
  links.push(tokenOf())
  await site.visitor().send('/account/sign-in', { method: 'phone', phone: '91234567' })
  return { site, owner, key, links, code: site.lastCode() }
}

test.for(engines)('a stolen database signs nobody in: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const { site, owner, key, links, code } = await createBusySite(database.target)
  await using _site = site
  const { accounts } = site

  const { values, sessions, users } = await steal(database.target)

  expect(sessions.length).toBeGreaterThan(0)
  // The owners' secrets work, so that a refusal below is meaningful.
  expect(await accounts.findAccount(key?.token ?? '')).not.toBe(null)
  expect(await accounts.parts.links.find('sign-in', links[0] ?? '')).not.toBe(null)
  const held = [...owner.cookies.values(), ...links, key?.token ?? '', code]
  const sessionToken = decodeURIComponent(owner.cookies.get('lobang.session_token') ?? '')
  held.push(sessionToken, sessionToken.split('.')[0] ?? '')
  const isSecret = (text: string) => text.length > 5
  expect(values.filter((value) => isSecret(value) && held.includes(value))).toEqual([])

  const signed = (text: string, form: 'base64' | 'base64url') =>
    values.flatMap((secret) => purposes.map((purpose) => sign(secret + purpose, text, form)))
  for (const { token = '', id = '' } of sessions) {
    for (const signature of signed(token, 'base64')) {
      const cookie = `lobang.session_token=${encodeURIComponent(`${token}.${signature}`)}`
      const headers = { cookie, origin: 'http://site.test' }
      const answer = await site.request('/account/token', { method: 'POST', headers })
      expect(answer.status).toBe(401)
    }
    const later = `${id}.${Date.now() + 60_000}`
    for (const signature of signed(later, 'base64url')) {
      expect(await accounts.findAccount(`${later}.${signature}`)).toBe(null)
    }
  }
  for (const { id = '' } of users) {
    for (const signature of signed(id, 'base64url')) {
      expect(accounts.unsubscribeTokens.find(`${id}.${signature}`)).toBe(null)
    }
  }
  for (const value of values) {
    expect(await accounts.findAccount(value)).toBe(null)
    expect(accounts.unsubscribeTokens.find(value)).toBe(null)
    for (const purpose of ['sign-in', 'sign-up', 'reset', 'new-email'] as const) {
      expect(await accounts.parts.links.find(purpose, value)).toBe(null)
    }
  }
})

test.for(engines)('links and codes cannot be guessed from the database: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const { site, code, links } = await createBusySite(database.target)
  await using _site = site

  const { values } = await steal(database.target)

  // A million codes are tried in a second: neither plain nor with anything found there may the code be seen.
  const phone = '+6591234567'
  const guesses = [code, `${phone} ${code}`, `${phone}${code}`, `${phone}:${code}`, ...links]
  const plain = guesses.flatMap((guess) => [
    createHash('sha256').update(guess).digest('base64url'),
    createHash('sha256').update(guess).digest('hex'),
  ])
  const keyed = values.flatMap((secret) => guesses.map((guess) => sign(secret, guess, 'base64url')))
  const found = new Set(values)
  expect([...plain, ...keyed].filter((guess) => found.has(guess))).toEqual([])
  // The private key of notifications is enough to send them to every device.
  const privateKeys = values.filter((value) => /"d":/.test(value) && /"crv":/.test(value))
  expect(privateKeys).toEqual([])
})
