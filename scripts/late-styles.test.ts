import { expect, test } from 'vitest'
import { toLateStyles } from './late-styles.ts'

test('late pages get only the custom properties of shared styles', () => {
  const shared =
    '*{margin:0}:root{color:red;--a:1px;--b:var(--a)}@media (width>=40rem){:root{--a:2px}body{margin:0}}' +
    '@media print{body{color:#000}}:root[data-theme=dark]{--b:3px}@font-face{src:url(a.woff2)}' +
    '[data-k=x],.y:is(a,b){--k:red}html,[data-w]{--w:1px}html[data-w]{--w:2px}'

  const [first] = toLateStyles(shared, []).split('\n')

  expect(first).toBe(
    '[data-late]{--a:1px;--b:var(--a)}@media (width>=40rem){[data-late]{--a:2px}}' +
      ':root[data-theme=dark] [data-late]{--b:3px}' +
      ':where([data-late] [data-k=x]),:where([data-late] .y:is(a,b)){--k:red}' +
      // No page contains the root.
      ':where([data-late] [data-w]){--w:1px}',
  )
})

test('the other files are one line each, as documents have them', () => {
  expect(toLateStyles('', ['.a{order:1}', '.b{order:2}'])).toBe('\n.a{order:1}\n.b{order:2}')
  expect(() => toLateStyles('', ['.a{order:1}\n.b{order:2}'])).toThrow('line break')
})
