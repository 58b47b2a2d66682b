import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from '../account-visitor.ts'
import { attackEnv, attackerAddress } from './attack-site.ts'
import { formKinds, toForm } from './enumeration-forms.ts'

const PAIRS = 4

test('no form reveals who has an account: status, headers and text are the same', async () => {
  await using site = await createSmallAccountSite({ env: attackEnv })
  for (let index = 0; index < PAIRS; index++) {
    const owner = await signUp(site, `known-${1000 + index}@mail.example`)
    await owner.send('/account/settings', { act: 'phone', phone: `8${1_000_000 + index}` })
    const code = site.lastCode()
    const phone = `+658${1_000_000 + index}`
    await owner.send('/account/settings', { act: 'phone-code', phone, code })
  }
  const differing: unknown[] = []

  const send = async (
    kind: (typeof formKinds)[number],
    who: 'known' | 'unknown',
    index: number,
  ) => {
    const { path, form, hide } = toForm(kind, { who, index })
    const headers = {
      origin: 'http://site.test',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': attackerAddress(),
    }
    const answer = await site.request(path, { method: 'POST', body: form, headers })
    const text = hide(await answer.text())
    // Cookies are random, but of one length; request numbers increase.
    const fields = [...answer.headers]
      .filter(([name]) => name !== 'x-request-id')
      .map(([name, value]) => [name, name === 'set-cookie' ? value.length : value])
    return JSON.stringify([answer.status, fields, text])
  }
  for (const kind of formKinds)
    for (let index = 0; index < PAIRS; index++) {
      const [known, unknown] = [
        await send(kind, 'known', index),
        await send(kind, 'unknown', index),
      ]
      if (known !== unknown) differing.push({ kind, index, known, unknown })
    }

  expect(differing).toEqual([])
})
