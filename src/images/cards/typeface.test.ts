import { expect, test } from 'vitest'
import { loadCardFaces } from './card-faces.ts'
import { fitText } from './fit-text.ts'

test('text becomes outlines, and characters that the faces lack are left out', async () => {
  const { display } = await loadCardFaces()
  const at = { x: 100, y: 200, size: 50 }

  expect(display.toPath('Kopi', at)).toMatch(/^M1\d\d\.\d,/)
  expect(display.toPath('Kopi 咖啡 ☕', at)).toBe(display.toPath('Kopi  ', at))
  // Latin letters with rarer accents are in a second file.
  expect(display.measure('ōǎ', 50)).toBeGreaterThan(20)
})

test('the width of a text is in proportion to the size', async () => {
  const { display, text } = await loadCardFaces()

  expect(display.measure('', 50)).toBe(0)
  expect(display.measure('1-for-1', 100)).toBeCloseTo(2 * display.measure('1-for-1', 50))
  // The display face is narrow; a fallback of the system would be wider.
  expect(display.measure('Hamburgefons', 100)).toBeLessThan(text.measure('Hamburgefons', 100))
})

test('a title gets the largest size that fits, and is cut if none fits', async () => {
  const { display } = await loadCardFaces()
  const room = { width: 500, lines: 2, sizes: [80, 40] }

  const short = fitText(display, 'Two bowls', room)
  const longer = fitText(display, 'Two bowls of laksa for the price of one, weekdays', room)
  const endless = fitText(display, 'laksa '.repeat(40), room)
  const unbroken = fitText(display, 'l'.repeat(200), room)

  expect(short).toEqual({ lines: ['Two bowls'], size: 80, isCut: false })
  expect(longer).toMatchObject({ size: 40, isCut: false })
  expect(longer.lines).toHaveLength(2)
  expect(endless).toMatchObject({ size: 40, isCut: true })
  expect(endless.lines[1]).toMatch(/laksa…$|…$/)
  for (const { lines, size } of [short, longer, endless, unbroken]) {
    expect(lines.every((line) => display.measure(line, size) <= 500)).toBe(true)
  }
})
