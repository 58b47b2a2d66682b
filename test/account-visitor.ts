import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestSite, type TestSite } from './test-site.ts'

const ORIGIN = 'http://site.test'

export type Visitor = ReturnType<typeof createVisitor>

/** A browser as far as forms and cookies go: follows redirects within the site, and keeps cookies. */
function createVisitor(site: TestSite, extraHeaders: Record<string, string> = {}) {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...extraHeaders, ...init.headers, ...(cookie && { cookie }) }
    const answer = await site.request(path, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    const isHere = location?.startsWith('/') || location?.startsWith(ORIGIN)
    return answer.status === 303 && isHere ? ask(location?.replace(ORIGIN, '') ?? '') : answer
  }

  async function page(answer: Promise<Response>) {
    const response = await answer
    const html = await response.text()
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html
    const text = main
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll(/\s+/g, ' ')
    return { status: response.status, headers: response.headers, html: main, text }
  }

  return {
    cookies,
    ask,
    open: (path: string) => page(ask(path)),
    send: (path: string, form: Record<string, string>) =>
      page(
        ask(path, {
          method: 'POST',
          body: new URLSearchParams(form).toString(),
          headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ),
    /** What scripts get for the session's cookie. */
    async token(): Promise<{ accountId: string; token: string } | null> {
      const answer = await ask('/account/token', { method: 'POST', headers: { origin: ORIGIN } })
      return answer.ok ? await answer.json() : null
    },
  }
}

type AccountSite = TestSite & {
  visitor: (headers?: Record<string, string>) => Visitor
  /** What was sent, the oldest first. */
  outbox: () => string[]
  /** The path and query of the link in the last mail. */
  lastLink: () => string
  lastCode: () => string
}

/** A site on the real clock: sessions are better-auth's, which knows no other. */
export async function createAccountSite(
  options: Parameters<typeof createTestSite>[0] = {},
): Promise<AccountSite> {
  const site = await createTestSite({ now: () => new Date(), ...options })
  const outbox = () => {
    const folder = join(site.dataDir, 'outbox')
    const files = readdirSync(folder).toSorted()
    return files.map((file) => readFileSync(join(folder, file), 'utf8'))
  }
  return {
    ...site,
    outbox,
    visitor: (headers) => createVisitor(site, headers),
    lastLink: () => /http:\/\/site\.test(\/account\/\S+)/.exec(outbox().at(-1) ?? '')?.[1] ?? '',
    lastCode: () => /^(\d{6}) is your/m.exec(outbox().at(-1) ?? '')?.[1] ?? '',
  }
}

/** Signs up with a password and opens the mailed link. */
export async function signUp(
  site: AccountSite,
  email: string,
  password = 'kopi at the void deck',
): Promise<Visitor> {
  const visitor = site.visitor()
  await visitor.send('/account/sign-up', { email, password })
  const link = site.lastLink()
  await visitor.send('/account/confirm', {
    token: new URL(link, ORIGIN).searchParams.get('token') ?? '',
  })
  return visitor
}
