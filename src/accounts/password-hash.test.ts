import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('only the right password matches a hash', async () => {
  const hash = await hashPassword('kopi at the void deck')

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword({ hash, password: 'kopi at the void deck' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'kopi at the void desk' })).toBe(false)
  expect(await hashPassword('kopi at the void deck')).not.toBe(hash)
})

test('the same letters from another keyboard are the same password', async () => {
  const hash = await hashPassword('caf\u00e9 in Joo Chiat')

  expect(await verifyPassword({ hash, password: 'cafe\u0301 in Joo Chiat' })).toBe(true)
})

test('an invalid hash matches nothing', async () => {
  expect(await verifyPassword({ hash: '', password: '' })).toBe(false)
  expect(await verifyPassword({ hash: 'x:y', password: 'x' })).toBe(false)
})
