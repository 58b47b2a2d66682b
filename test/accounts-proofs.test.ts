import { expect, test } from 'vitest'
import { solveProof } from '#routes/account/solve-proof.ts'
import { createSmallAccountSite } from './account-visitor.ts'

/** The challenge in a form. */
function challengeIn(documentHtml: string): unknown {
  const data = /id="page-data">(.*?)<\/script>/s.exec(documentHtml)?.[1] ?? '{}'
  return JSON.parse(data).payload.proof?.challenge ?? null
}

test('if configured, a form needs a proof of work of its own, which works once', async () => {
  await using site = await createSmallAccountSite({ env: { APP_CHECK: 'always' } })
  const visitor = site.visitor()
  const challenge = challengeIn(await (await visitor.ask('/account/sign-in')).text())
  const form = { method: 'link', email: 'owner@mail.example' }

  const without = await visitor.send('/account/sign-in', form)
  const rubbish = await visitor.send('/account/sign-in', { ...form, proof: 'rubbish' })
  const proof = await solveProof(challenge)
  const solved = await visitor.send('/account/sign-in', { ...form, proof })
  const again = await visitor.send('/account/sign-in', { ...form, proof })

  expect(without.text).toContain('your browser has to pass a robot check first')
  expect(without.html).toContain('value="owner@mail.example"')
  expect(rubbish.status).toBe(422)
  expect(solved.text).toContain('We are sending an e-mail to owner@mail.example.')
  expect(again.text).toContain('your browser has to pass a robot check first')
  expect(site.outbox()).toHaveLength(1)
})

test('a flood of forms makes proofs necessary for everyone, and not before', async () => {
  await using site = await createSmallAccountSite({ env: { TRUSTED_PROXIES: '1' } })
  const form = { email: 'no address' }
  const texts: string[] = []

  // Each from its own address, or the limit per address would come first.
  for (let forms = 0; forms < 110; forms++) {
    const visitor = site.visitor({ 'x-forwarded-for': `203.0.113.${forms}` })
    texts.push((await visitor.send('/account/forgot', form)).text)
  }

  const refused = texts.map((text) => text.includes('robot check'))
  expect(refused.slice(0, 100)).not.toContain(true)
  expect(refused.at(-1)).toBe(true)
  const page = await (await site.visitor().ask('/account/sign-in')).text()
  expect(challengeIn(page)).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } })
})
