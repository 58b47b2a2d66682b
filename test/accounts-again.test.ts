import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { createSmallDatabase, engines } from './engines.ts'

const PASSWORD = 'kopi at the void deck'

/** The hidden fields of the form that sends the e-mail again. */
function formIn(html: string): { action: string; fields: Record<string, string> } {
  const form = /<form[^>]*action="([^"]+)".*?<\/form>/s.exec(html)
  const inputs = form?.[0].matchAll(/name="([^"]+)" value="([^"]*)"/g) ?? []
  const fields = [...inputs].map(([, name = '', value = '']) => [name, value])
  return { action: form?.[1] ?? '', fields: Object.fromEntries(fields) }
}

test.for(engines)('every mail with a link can be sent again, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using site = await createSmallAccountSite({ database: database.target })
  const ann = await signUp(site, 'ann@mail.example')
  const asked = [
    await site.visitor().send('/account/sign-in', { method: 'link', email: 'ann@mail.example' }),
    await site.visitor().send('/account/forgot', { email: 'ann@mail.example' }),
  ]
  const changing = await ann.send('/account/settings', { act: 'email', email: 'lim@mail.example' })

  for (const { html } of asked) {
    const before = site.outbox().length
    const { action, fields } = formIn(html)
    const again = await site.visitor().send(action, fields)
    expect(again.text).toContain('We are sending an e-mail to ann@mail.example.')
    expect(site.outbox()).toHaveLength(before + 1)
  }
  const before = site.outbox().length
  const { action, fields } = formIn(changing.html)
  await ann.send(action, fields)
  expect(site.outbox()).toHaveLength(before + 1)
})

test.for(engines)(
  'a sign-up can be mailed again by its own browser alone, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using site = await createSmallAccountSite({ database: database.target })
    const ann = site.visitor()
    const typed = { email: 'ann@mail.example', password: PASSWORD }
    const { html } = await ann.send('/account/sign-up', typed)
    const { action, fields } = formIn(html)

    const again = await ann.send(action, fields)
    const token = new URL(site.lastLink(), 'http://site.test').searchParams.get('token') ?? ''
    const enough = await ann.send(action, fields)
    const stranger = await site.visitor().send(action, fields)
    const confirmed = await ann.send('/account/confirm', { token })

    expect(html).not.toContain(PASSWORD)
    expect(fields).toEqual({ again: '1' })
    expect(again.text).toContain('We are sending an e-mail to ann@mail.example.')
    expect(enough.text).toContain('We have already sent e-mails to this address.')
    expect(stranger.status).toBe(410)
    expect(confirmed.text).toContain('Your account ann@mail.example')
  },
)
