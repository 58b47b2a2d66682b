import type { StoredDocument } from '#repository/stored-document.ts'
import type { Random } from '../seeded-random.ts'
import { toSyntheticDocument } from './document.ts'
import * as words from './words.ts'

export function syntheticBrand(
  index: number,
  { random, today }: { random: Random; today: string },
): StoredDocument {
  const name = `${random.pick(words.firstNames)} ${random.pick(words.lastNames)} ${random.pick(words.trades)} ${index + 1}`
  const category = random.pick(words.categories)
  const uid = name.toLowerCase().replaceAll(' ', '-')
  const data = {
    name,
    tagline: `Honest ${random.pick(words.goods[category])} since ${random.between(1965, 2024)}`,
    categories: [{ category }],
    website: { link_type: 'Web', url: `https://${uid}.example/` },
    instagram: { link_type: 'Any' },
    palette: random.pick(words.palettes),
    motif: random.pick(words.motifs[category]),
    about: [
      { type: 'paragraph', text: random.pick(words.sentences), spans: [] },
      { type: 'paragraph', text: random.pick(words.sentences), spans: [] },
    ],
  }
  const tags = [random.pick(words.tags)]
  return toSyntheticDocument({ type: 'brand', uid, title: name, tags, data, days: [today, today] })
}
