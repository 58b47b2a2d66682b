import { expect, test } from 'vitest'
import { createServerKeys } from './server-keys.ts'

test('a key works only for its purpose', () => {
  const keys = createServerKeys({ secret: 'one', previous: null })
  const sealed = keys.seal('messages', 'kopi')

  expect(keys.open('messages', sealed)).toEqual({ text: 'kopi', isOld: false })
  expect(keys.open('keys', sealed)).toBe(null)
  expect(keys.hash('session', 'kopi')).not.toBe(keys.hash('link', 'kopi'))
  expect(sealed).not.toBe(keys.seal('messages', 'kopi'))
})

test('after a change the previous secret still opens what it sealed, but signs nothing', () => {
  const before = createServerKeys({ secret: 'one', previous: null })
  const sealed = before.seal('keys', 'kopi')

  const after = createServerKeys({ secret: 'two', previous: 'one' })

  expect(after.open('keys', sealed)).toEqual({ text: 'kopi', isOld: true })
  expect(after.hash('link', 'kopi')).not.toBe(before.hash('link', 'kopi'))
  expect(createServerKeys({ secret: 'two', previous: null }).open('keys', sealed)).toBe(null)
})

test.for(['', 'x', 'not sealed by anybody', 'A'.repeat(200)])('%o cannot be opened', (text) => {
  expect(createServerKeys({ secret: 'one', previous: 'two' }).open('keys', text)).toBe(null)
})
