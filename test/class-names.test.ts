import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createClassNames } from '../scripts/class-names.ts'

test('styles of the desk do not change the class names of visitors', () => {
  const root = mkdtempSync(join(tmpdir(), 'lobang-names-'))
  const write = (file: string, css: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), css)
  }
  write('src/browser/bar.module.css', '.bar {}')
  write('src/ui/card.module.css', '.card {} .title {}')
  const nameOf = () => createClassNames(root)('title', join(root, 'src/ui/card.module.css'))
  const before = nameOf()

  write('src/desk/form/form.module.css', '.form {} .field {}')

  expect(nameOf()).toBe(before)
  rmSync(root, { recursive: true })
})
