import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVisitor, type Visitor as FormVisitor, ORIGIN } from './form-visitor.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export type Visitor = FormVisitor

type AccountSite = TestSite & {
  visitor: (headers?: Record<string, string>) => Visitor
  /** The sent messages, oldest first. */
  outbox: () => string[]
  /** The path and query of the link in the last e-mail. */
  lastLink: () => string
  lastCode: () => string
}

/** A site on the real clock, which tests of issuers and browsers share with it. */
export async function createAccountSite(
  options: Parameters<typeof createTestSite>[0] = {},
): Promise<AccountSite> {
  const site = await createTestSite({ now: () => new Date(), ...options })
  /** The site sends e-mails in the background, so this waits until they are there. */
  const request: TestSite['request'] = async (path, init) => {
    const answer = await site.request(path, init)
    if (init?.method === 'POST') await site.accounts.outbox.settled()
    return answer
  }
  const folder = join(site.dataDir, 'outbox')
  const files = () => readdirSync(folder).toSorted()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const last = () => files().slice(-1).map(read).join('')
  return {
    ...site,
    outbox: () => files().map(read),
    visitor: (headers) => createVisitor({ request }, headers),
    lastLink: () => /http:\/\/site\.test(\/account\/\S+)/.exec(last())?.[1] ?? '',
    lastCode: () => /^(\d{6}) is your/m.exec(last())?.[1] ?? '',
  }
}

/** The same with a tenth of the demo, for tests whose deals do not matter. */
export function createSmallAccountSite(
  options: Parameters<typeof createAccountSite>[0] = {},
): Promise<AccountSite> {
  return createAccountSite({ isSmall: true, ...options })
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
