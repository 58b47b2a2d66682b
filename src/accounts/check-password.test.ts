import { expect, test } from 'vitest'
import { checkNewPassword } from './check-password.ts'
import { readCommonPasswords } from './common-passwords.ts'

const isCommon = readCommonPasswords()

test.for([
  ['1234567', 'password-short'],
  ['x'.repeat(201), 'password-long'],
  ['password', 'password-common'],
  ['PassWord2026!', 'password-common'],
  ['qwertyuiop', 'password-common'],
  ['aaaaaaaaaaaa', 'password-common'],
  ['happy.reader1', 'password-personal'],
  ['lobang2026', 'password-personal'],
  ['Happy.Reader@mail.example', 'password-personal'],
] as const)('"%s" is refused as %s', ([password, code]) => {
  const check = { password, email: 'happy.reader@mail.example', productName: 'Lobang', isCommon }

  expect(() => checkNewPassword(check)).toThrow(code)
})

test.for(['kopi at the void deck', 'lobang for breakfast', '雨天的福建面很好吃', 'T7#qPz!9'])(
  '"%s" is accepted',
  (password) => {
    const check = { password, email: 'happy.reader@mail.example', productName: 'Lobang', isCommon }

    expect(() => checkNewPassword(check)).not.toThrow()
  },
)
