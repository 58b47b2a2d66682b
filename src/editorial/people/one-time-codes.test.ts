import { expect, test } from 'vitest'
import { codeAddress, codeAt, createCodeSecret, findCodeStep, stepAt } from './one-time-codes.ts'

/** The key of RFC 6238, "12345678901234567890" in base32. */
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// Appendix B of RFC 6238, without the first two of eight digits.
test.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('at second %d the code is %s', ([seconds, code]) => {
  expect(codeAt(RFC_KEY, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code counts for half a minute before and after its own', () => {
  const secret = createCodeSecret()
  const now = new Date('2026-11-16T08:00:00Z')
  const code = codeAt(secret, stepAt(now))
  const after = (seconds: number) => findCodeStep(secret, code, new Date(+now + seconds * 1000))

  expect([after(-30), after(0), after(59)]).toEqual(Array(3).fill(stepAt(now)))
  expect([after(-31), after(60)]).toEqual([null, null])
})

test('a wrong code has no step', () => {
  const secret = createCodeSecret()
  const now = new Date('2026-11-16T08:00:00Z')

  for (const code of ['', '0', 'abcdef', `${codeAt(secret, stepAt(now))}0`]) {
    expect(findCodeStep(secret, code, now)).toBeNull()
  }
})

test('the address names the site, the person and the key', () => {
  const address = codeAddress(RFC_KEY, { issuer: 'Lobang desk', email: 'editor@mail.example' })

  expect(address).toBe(
    `otpauth://totp/Lobang%20desk:editor%40mail.example?secret=${RFC_KEY}&issuer=Lobang%20desk`,
  )
})
