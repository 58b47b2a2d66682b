import { expect, test } from 'vitest'
import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import { createPlaceholder, toEmailAddress } from './email-address.ts'

test('an address is stored in lower case', () => {
  expect(toEmailAddress('  Happy.Reader+deals@Mail.Example ')).toBe(
    'happy.reader+deals@mail.example',
  )
})

test.for([
  '',
  'reader',
  'reader@',
  'reader@mail',
  'a b@mail.example',
  'reader@mail.example\r\nBcc: x@mail.example',
  'Reader <reader@mail.example>',
  'reader\0@mail.example',
  '6591234567@no-address.invalid',
  `${'x'.repeat(65)}@mail.example`,
])('"%s" is not an address', (text) => {
  expect(() => toEmailAddress(text)).toThrow('email-invalid')
})

test('a placeholder address is recognised', () => {
  expect(isPlaceholder(createPlaceholder())).toBe(true)
  expect(isPlaceholder('reader@mail.example')).toBe(false)
})
