import { expect, test } from 'vitest'
import { isPlaceholder } from '#lib/placeholder-address.ts'
import { createPlaceholder, toEmailAddress } from './email-address.ts'

test('an address is kept in small letters', () => {
  expect(toEmailAddress('  Siti.Tan+deals@Mail.Example ')).toBe('siti.tan+deals@mail.example')
})

test.for([
  '',
  'siti',
  'siti@',
  'siti@mail',
  'a b@mail.example',
  'siti@mail.example\r\nBcc: x@mail.example',
  'Siti <siti@mail.example>',
  'siti\0@mail.example',
  '6591234567@no-address.invalid',
  `${'x'.repeat(65)}@mail.example`,
])('"%s" is no address', (text) => {
  expect(() => toEmailAddress(text)).toThrow('email-invalid')
})

test('an account without an address is known as such', () => {
  expect(isPlaceholder(createPlaceholder())).toBe(true)
  expect(isPlaceholder('siti@mail.example')).toBe(false)
})
