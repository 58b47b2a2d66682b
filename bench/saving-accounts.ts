import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createVisitor, ORIGIN, type Visitor } from '../test/form-visitor.ts'
import type { SiteProcess } from '../test/site-process.ts'

/** An account may call twice a second in the long run. */
const PAUSE_MS = 550
const RETRY_MS = 250
/** Tokens are valid for five minutes. */
const TOKEN_MS = 120_000

/** The settings with which each account can have its own address. */
export const savingEnvironment = { SITE_URL: ORIGIN, TRUSTED_PROXIES: '1' }

export type SavingAccounts = {
  /** The number of acknowledged saves so far, per account. */
  counts: () => number[]
  /** Answers other than "saved", by status; `0` is a connection that broke. */
  refusals: Map<number, number>
  /** 503 without `Retry-After`. */
  withoutRetryAfter: () => number
  stop: () => Promise<void>
  /** How many acknowledged saves the server no longer has. */
  lost: () => Promise<number>
}

/** Creates accounts with the site's forms, and lets each save one brand after the other. */
export async function startSaving(
  site: SiteProcess,
  { accounts, dataDir }: { accounts: number; dataDir: string },
): Promise<SavingAccounts> {
  const refusals = new Map<number, number>()
  const people = await Promise.all(
    Array.from({ length: accounts }, (_, index) => signUp(site, dataDir, index)),
  )
  const saved = people.map(() => new Set<string>())
  let silent = 0
  let isOver = false

  async function post(person: Saver, name: string, data: unknown): Promise<Response | null> {
    const token = await person.token()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = JSON.stringify({ data })
    return person.ask(`/functions/${name}`, { method: 'POST', body, headers }).catch(() => null)
  }

  async function save(person: Saver, brand: string): Promise<boolean> {
    const answer = await post(person, 'syncVisitor', follow(brand))
    await answer?.arrayBuffer()
    const status = answer?.status ?? 0
    if (status === 200) return true
    refusals.set(status, (refusals.get(status) ?? 0) + 1)
    if (status === 503 && !answer?.headers.has('retry-after')) silent++
    return false
  }

  async function keepSaving(person: Saver, index: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const brand = `brand-${index}-${turn}`
      // Repeats the call until it is acknowledged, as a browser does.
      while (!(await save(person, brand))) {
        if (isOver) return
        await delay(RETRY_MS)
      }
      saved[index]?.add(brand)
      await delay(PAUSE_MS)
    }
  }
  const saving = Promise.all(people.map(keepSaving))

  return {
    counts: () => saved.map(({ size }) => size),
    refusals,
    withoutRetryAfter: () => silent,
    async stop() {
      isOver = true
      await saving
    },
    async lost() {
      let count = 0
      for (const [index, person] of people.entries()) {
        const answer = await post(person, 'readVisitor', null)
        if (answer?.status !== 200) throw new Error('An account could not be read')
        const { result } = (await answer.json()) as { result: { followingArray: string[] } }
        const kept = new Set(result.followingArray)
        count += [...(saved[index] ?? [])].filter((brand) => !kept.has(brand)).length
      }
      return count
    },
  }
}

type Saver = { ask: Visitor['ask']; token: () => Promise<string> }

async function signUp(site: SiteProcess, dataDir: string, index: number): Promise<Saver> {
  const email = `saver-${index}@mail.example`
  const request = (path: string, init?: RequestInit) =>
    fetch(`${site.url}${path}`, { ...init, redirect: 'manual' })
  const visitor = createVisitor({ request }, { 'x-forwarded-for': `10.1.0.${index}` })
  await visitor.send('/account/sign-up', { email, password: 'kopi at the void deck' })
  await visitor.send('/account/confirm', { token: await confirmToken(dataDir, email) })
  const first = await visitor.token()
  if (!first) throw new Error('An account has no token')
  let known = first.token
  let knownAt = performance.now()
  return {
    ask: visitor.ask,
    async token() {
      if (performance.now() - knownAt < TOKEN_MS) return known
      const found = await visitor.token().catch(() => null)
      // While the database is down there is no new token; the old one is still valid.
      if (found) [known, knownAt] = [found.token, performance.now()]
      return known
    },
  }
}

async function confirmToken(dataDir: string, email: string): Promise<string> {
  for (;;) {
    const folder = join(dataDir, 'outbox')
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const mail = readFileSync(join(folder, file), 'utf8')
      const token = /\/account\/confirm\?token=([\w-]+)/.exec(mail)?.[1]
      if (token && mail.includes(email)) return token
    }
    await delay(RETRY_MS)
  }
}

function follow(brand: string) {
  const favourites = { put: {}, removed: [] }
  const following = { put: [brand], removed: [] }
  return { replica: 'bench', requestId: brand, epoch: null, seen: 0, favourites, following }
}
