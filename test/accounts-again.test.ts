import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'
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
  const owner = await signUp(site, 'owner@mail.example')
  const asked = [
    await site.visitor().send('/account/sign-in', { method: 'link', email: 'owner@mail.example' }),
    await site.visitor().send('/account/forgot', { email: 'owner@mail.example' }),
  ]
  const changing = await owner.send('/account/settings', {
    act: 'email',
    email: 'lim@mail.example',
  })

  for (const { html } of asked) {
    const before = site.outbox().length
    const { action, fields } = formIn(html)
    const again = await site.visitor().send(action, fields)
    expect(again.text).toContain('We are sending an e-mail to owner@mail.example.')
    expect(site.outbox()).toHaveLength(before + 1)
  }
  const before = site.outbox().length
  const { action, fields } = formIn(changing.html)
  await owner.send(action, fields)
  expect(site.outbox()).toHaveLength(before + 1)
})

test.for(engines)(
  'a sign-up can be mailed again by its own browser alone, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using site = await createSmallAccountSite({ database: database.target })
    const owner = site.visitor()
    const typed = { email: 'owner@mail.example', password: PASSWORD }
    const { html } = await owner.send('/account/sign-up', typed)
    const { action, fields } = formIn(html)

    const again = await owner.send(action, fields)
    const token = new URL(site.lastLink(), 'http://site.test').searchParams.get('token') ?? ''
    const enough = await owner.send(action, fields)
    const stranger = await site.visitor().send(action, fields)
    const confirmed = await owner.send('/account/confirm', { token })

    expect(html).not.toContain(PASSWORD)
    expect(fields).toEqual({ again: '1' })
    expect(again.text).toContain('We are sending an e-mail to owner@mail.example.')
    expect(enough.text).toContain('We have already sent e-mails to this address.')
    expect(stranger.status).toBe(410)
    expect(confirmed.text).toContain('Your account owner@mail.example')
  },
)

test('signing up or choosing a new password leads back to the alert that was being set up', async () => {
  await using site = await createSmallAccountSite()
  const wanted = '/account/alert?for=%2Fdeals%3Fcategory%3Dfood'
  const owner = site.visitor()
  const signIn = await owner.open(wanted)
  const linkTo = (page: string) => new RegExp(`href="(/account/${page}[^"]*)"`).exec(signIn.html)
  const followMail = (visitor: Visitor, more: Record<string, string>) => {
    const { pathname, searchParams } = new URL(site.lastLink(), 'http://site.test')
    return visitor.send(pathname, { ...Object.fromEntries(searchParams), ...more })
  }

  const signUpForm = formIn((await owner.open(linkTo('sign-up')?.[1] ?? '')).html)
  const typed = { email: 'owner@mail.example', password: PASSWORD }
  const sent = formIn(
    (await owner.send(signUpForm.action, { ...signUpForm.fields, ...typed })).html,
  )
  await owner.send(sent.action, sent.fields)
  const signedUp = await followMail(owner, {})
  const other = site.visitor()
  const forgotForm = formIn((await other.open(linkTo('forgot')?.[1] ?? '')).html)
  await other.send(forgotForm.action, { ...forgotForm.fields, email: typed.email })
  const reset = await followMail(other, { password: 'teh at the void deck' })

  for (const { text } of [signedUp, reset]) expect(text).toContain('How should we tell you about')
})
