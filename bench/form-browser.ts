import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export type FormBrowser = ReturnType<typeof createFormBrowser>

/** A browser for forms and cookies only. It has its own address, because the site trusts one proxy. */
export function createFormBrowser(origin: string, address: string) {
  const cookies = new Map<string, string>()

  async function ask(path: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: {
        origin,
        'x-forwarded-for': address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    ask,
    async isSignedIn(): Promise<boolean> {
      const answer = await ask('/account/token', {})
      await answer.body?.cancel()
      return answer.ok
    },
    /** Signs up with a password and opens the mailed link. */
    async signUp(who: { email: string; password: string }, dataDir: string): Promise<void> {
      await ask('/account/sign-up', who)
      await ask('/account/confirm', { token: await waitForToken(dataDir, 'confirm') })
      if (!(await this.isSignedIn())) throw new Error('The owner could not sign up.')
    },
  }
}

/** The mails and texts that the site would have sent, oldest first. */
export function sentMessages(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).toSorted()
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The secret of the last mailed link to the page that is not in `used`. Waits, as mails may take a moment. */
export async function waitForToken(
  dataDir: string,
  page: string,
  used: ReadonlySet<string> = new Set(),
): Promise<string> {
  const link = new RegExp(`/account/${page}\\?token=([\\w-]+)`)
  for (let tries = 0; tries < 100; tries++) {
    const tokens = sentMessages(dataDir).flatMap((mail) => link.exec(mail)?.[1] ?? [])
    const token = tokens.findLast((one) => !used.has(one))
    if (token) return token
    await delay(100)
  }
  throw new Error(`No mail has a link to ${page}.`)
}
