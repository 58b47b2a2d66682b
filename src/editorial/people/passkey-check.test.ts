import { expect, test } from 'vitest'
import { createSoftPasskey } from '../../../test/soft-passkey.ts'
import { checkNewPasskey, checkPasskeyAnswer } from './passkey-check.ts'

const place = { challenge: 'a-challenge', origin: 'https://desk.test', rpId: 'desk.test' }

test('a passkey that was made here signs in', () => {
  const passkey = createSoftPasskey()
  const made = passkey.create(place)

  checkNewPasskey(made, place)
  const expected = { ...place, publicKey: made.publicKey }
  expect(checkPasskeyAnswer(passkey.sign(place, { counter: 7 }), expected)).toBe(7)
})

test.for([
  ['another challenge', { challenge: 'another' }],
  ['another site', { origin: 'https://desk.test.evil.example' }],
  ['another host', { rpId: 'evil.example' }],
] as const)('a passkey for %s is refused', ([, wrong]) => {
  const passkey = createSoftPasskey()
  const { publicKey } = passkey.create(place)

  expect(() => checkNewPasskey(passkey.create({ ...place, ...wrong }), place)).toThrow(
    /did not work/,
  )
  expect(() =>
    checkPasskeyAnswer(passkey.sign({ ...place, ...wrong }), { ...place, publicKey }),
  ).toThrow(/did not work/)
})

test('a passkey is refused unless the device knows the person, and each answer has its own type', () => {
  const passkey = createSoftPasskey()
  const { publicKey } = passkey.create(place)
  const expected = { ...place, publicKey }

  // Present but not verified; verified but not present; the answer to another question.
  for (const wrong of [{ flags: 0x01 }, { flags: 0x04 }, { type: 'webauthn.create' }]) {
    expect(() => checkPasskeyAnswer(passkey.sign(place, wrong), expected)).toThrow(/did not work/)
  }
  expect(() => checkNewPasskey(passkey.create(place, { flags: 0x01 }), place)).toThrow(
    /did not work/,
  )
})

test('the signature of another key is refused, and so is an invalid key', () => {
  const [passkey, other] = [createSoftPasskey(), createSoftPasskey()]
  const made = passkey.create(place)
  const answer = other.sign(place)

  expect(() => checkPasskeyAnswer(answer, { ...place, publicKey: made.publicKey })).toThrow(
    /did not work/,
  )
  for (const publicKey of ['', 'AAAA', made.publicKey.slice(0, 40)]) {
    expect(() => checkNewPasskey({ ...made, publicKey }, place)).toThrow(/did not work/)
  }
  expect(() => checkNewPasskey({ ...made, id: 'another' }, place)).toThrow(/did not work/)
  expect(() => checkNewPasskey({ ...made, authenticatorData: '' }, place)).toThrow(/did not work/)
})
