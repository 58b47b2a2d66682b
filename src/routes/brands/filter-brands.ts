import type { BrandsPayload } from './payload.ts'

type Letters = BrandsPayload['letters']

/** Longer than any name. Each word is searched for in each brand, so the query is cut. */
const MAX_LENGTH = 100

/** The brands whose name or tagline contains all typed words, in any order. */
export function filterBrands(letters: Letters, q: string): Letters {
  const words = plain(q.slice(0, MAX_LENGTH)).split(/\s+/)
  return letters
    .map(({ letter, brands }) => ({
      letter,
      brands: brands.filter(({ name, tagline }) => {
        const text = plain(`${name} ${tagline}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ brands }) => brands.length > 0)
}

/** Nobody types accents into a filter. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
