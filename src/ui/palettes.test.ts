import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Palettes colour whole headers of brands and landing pages, the same in both themes.

const css = readFileSync(join(import.meta.dirname, 'palettes.css'), 'utf8')
const rules = [...css.matchAll(/((?:\[data-palette(?:="\w+")?\],?\s*)+)\{([^}]*)\}/g)]

/** The colours of each palette. Later rules win, and may refer to other colours of the palette. */
function coloursOf(palette: string): Record<string, string> {
  const own = rules.filter(([, selectors = '']) =>
    [`"${palette}"`, '[data-palette]'].some((part) => selectors.includes(part)),
  )
  const declared = own.flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  const values = Object.fromEntries(declared.map(([, name, value]) => [name, value]))
  const resolve = (value = ''): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return name ? resolve(values[name]) : value
  }
  return Object.fromEntries(Object.keys(values).map((name) => [name, resolve(values[name])]))
}

const palettes = [...css.matchAll(/\[data-palette="(\w+)"\] \{\s*--p-bg/g)].map((found) => found[1])

test('there are twelve palettes', () => {
  expect(palettes).toHaveLength(12)
})

test.each(palettes)('text and buttons are readable on %s', (palette = '') => {
  const colours = coloursOf(palette)

  expect(contrast(colours['--p-on'], colours['--p-bg'])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours['--p-on-btn'], colours['--p-btn'])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours['--p-btn'], colours['--p-bg'])).toBeGreaterThanOrEqual(3)
})

function contrast(a = '', b = ''): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast ratio of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
