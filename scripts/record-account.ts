import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as paths from '../src/lib/paths.ts'
import type { Site } from '../src/site.ts'
import { accountPageNames } from '../test/account-page-names.ts'
import { createVisitor, ORIGIN } from '../test/form-visitor.ts'

const EMAIL = 'visitor@mail.example'
const PASSWORD = 'kopi at the void deck'

/** Every account page as a stranger and as somebody who has just signed up sees it, and what forms answer, by name. */
export async function accountRecordings(
  site: Site,
  { dataDir }: { dataDir: string },
): Promise<Map<string, string>> {
  const recordings = new Map<string, string>()
  const visitor = createVisitor({
    request: async (path, init) => {
      const answer = await site.app.request(path, init)
      await site.accounts.outbox.settled()
      return answer
    },
  })

  async function open(name: string, who: string): Promise<void> {
    const path = paths.account(name)
    const answer = await visitor.ask(path)
    recordings.set(
      `${path.replace(/token=.*/, 'token=…')} as ${who}`,
      toText(answer.status, await answer.text()),
    )
  }
  async function send(name: string, form: Record<string, string>): Promise<void> {
    const { status, html } = await visitor.send(paths.account(name), form)
    recordings.set(`${paths.account(name)} of ${Object.keys(form)}`, toText(status, html))
  }

  const names = accountPageNames(site.accounts)
  const reportToken = site.accounts.reportTokens.create('somebody')
  for (const name of [...names, `unsubscribe-report?token=${reportToken}`]) {
    await open(name, 'a stranger')
  }
  await send('sign-in', { email: EMAIL, password: 'not the password', method: 'password' })
  await send('sign-in', { method: 'phone', phone: '8123 4567' })
  await send('forgot', { email: EMAIL })
  await send('sign-up', { email: EMAIL, password: 'password123', next: '' })
  await send('sign-up', { email: EMAIL, password: PASSWORD })
  const token = lastToken(dataDir)
  await open(`confirm?token=${token}`, 'a stranger')
  await send('confirm', { token })
  for (const name of [...names, 'alert?for=%2Fsearch%3Fq%3Dbubble%2Btea', 'settings?done=name']) {
    await open(name, 'a member')
  }
  await send('alert', { for: '/search?q=bubble+tea', mail: 'on' })
  await send('delete', { confirm: '' })
  return recordings
}

function lastToken(dataDir: string): string {
  const folder = join(dataDir, 'outbox')
  const last = readdirSync(folder).toSorted().at(-1) ?? ''
  const link = /https?:\/\/\S+/.exec(readFileSync(join(folder, last), 'utf8'))?.[0] ?? ''
  return new URL(link, ORIGIN).searchParams.get('token') ?? ''
}

/** Without what is random: tokens and ids. */
function toText(status: number, text: string): string {
  return `${status}\n${text}`
    .replaceAll(/(name="(?:token|session)" value=|value=)"[\w.-]{20,}"/g, '$1"…"')
    .replaceAll(/\b[0-9a-f]{24}\b/g, '…')
}
