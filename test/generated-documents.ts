import type { Random } from '../bench/seeded-random.ts'

// Documents with every kind of place: fields, links, pictures, words, groups, rich text, slices and tables.

export function generatedDocument(random: Random, id: string): Record<string, unknown> {
  const many = <Item>(most: number, make: (at: number) => Item) =>
    Array.from({ length: random.between(0, most) }, (_, at) => make(at))
  const text = () => many(12, () => random.pick(WORDS)).join(' ')
  const block = () => ({ type: random.pick(BLOCKS), text: `${text()} kopi`, spans: [] })
  const row = () => ({
    name: text(),
    address: `${text()} road`,
    postal: '018956',
    lat: 1.3,
    hours: null,
  })
  const cell = (at: number) => ({ key: `c${at}`, type: 'data', content: [block()] })
  const slice = (at: number) => {
    const kind = random.pick(['text', 'quote', 'table'])
    const table = {
      body: { rows: many(3, (place) => ({ key: `r${place}`, cells: [cell(place)] })) },
    }
    return {
      id: `${kind}$${at}`,
      slice_type: kind,
      slice_label: null,
      items: [],
      primary: kind === 'table' ? { table } : { text: many(4, block) },
    }
  }
  return {
    id,
    uid: id,
    type: 'note',
    lang: 'en-sg',
    tags: [...new Set(many(4, () => random.pick(WORDS)))],
    data: {
      title: text(),
      price_now: random.between(1, 100),
      exclusive: random.next() < 0.5,
      ends_on: null,
      brand: { link_type: 'Document', id: 'brand-1', uid: 'one', isBroken: false },
      picture: { id: 'p', url: '/images/p', alt: 'A cup', dimensions: { width: 2, height: 1 } },
      position: { latitude: 1.3, longitude: 103.8 },
      outlets: many(5, row),
      deals: many(3, (at) => ({ deal: { link_type: 'Document', id: `deal-${at}` } })),
      body: many(6, block),
      slices: many(4, slice),
    },
  }
}

const WORDS = ['kopi', 'teh', 'kaya', 'toast', 'laksa', 'prata', 'durian', 'satay', 'rojak']
const BLOCKS = ['paragraph', 'heading2', 'list-item', 'o-list-item', 'preformatted']
