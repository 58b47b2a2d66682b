import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import decompress from 'wawoff2/decompress.js'
import { trimFont } from '../scripts/trim-fonts.ts'

/** How such a font begins. */
const TRUE_TYPE = 0x10000
const require = createRequire(import.meta.url)
const whole = readFont('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')

function readFont(file: string): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/${file}`))
}

test('a font is trimmed to the used weights and letters', async () => {
  const trimmed = await trimFont(whole, { wght: [400, 750] })
  const other = await trimFont(whole, { wght: 500 })

  expect(trimmed.length).toBeLessThan(whole.length * 0.7)
  expect(other.length).toBeLessThan(trimmed.length)
  for (const font of [trimmed, other]) {
    const version = Buffer.from(await decompress(font)).readUInt32BE()
    expect(version).toBe(TRUE_TYPE)
  }
})

test('a font keeps its digits of equal width', async () => {
  const display = readFont('bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2')

  const trimmed = await trimFont(display, { wght: 780, wdth: [80, 90] })

  expect(Buffer.from(await decompress(trimmed)).includes('tnum')).toBe(true)
})

test('an axis that a font lacks fails the build', async () => {
  await expect(trimFont(whole, { wdth: 80 })).rejects.toThrow('the font has no axis wdth')
})
