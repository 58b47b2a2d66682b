import { expect, test } from 'vitest'
import { shortenStyles } from './inline-styles.ts'

test('properties that nothing uses go, and rules and conditions around them too', () => {
  const first =
    ':root{--a:1px;--b:var(--c);--c:2px}[data-k=x]{--k:red}@media (width>=40rem){:root{--c:3px}}p{margin:var(--a)}'

  expect(shortenStyles({ first, rest: '' }, '')).toEqual({
    first: ':root{--a:1px}p{margin:var(--a)}',
    rest: '',
  })
})

test('a property that a script uses stays', () => {
  const { rest } = shortenStyles({ first: '', rest: ':root{--a:1px}' }, 'p{margin:var(--a)}')

  expect(rest).toBe(':root{--a:1px}')
})

test('properties that only the rest uses move there, with their conditions, in their order', () => {
  const first =
    ':root{--a:var(--b);--b:1px;--page:1px}@media (width>=40rem){:root{--b:2px;--page:2px}}header{margin:var(--a)}'

  expect(shortenStyles({ first, rest: 'main{margin:var(--page)}' }, '')).toEqual({
    first:
      ':root{--a:var(--b);--b:1px}@media (width>=40rem){:root{--b:2px}}header{margin:var(--a)}',
    rest: ':root{--page:1px}@media (width>=40rem){:root{--page:2px}}main{margin:var(--page)}',
  })
})
