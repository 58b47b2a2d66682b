import type { Category } from '#lib/categories.ts'
import { audiences, diets, redeems } from '#lib/deal-options.ts'
import { addDays, weekdays } from '#lib/singapore-time.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { Random } from '../seeded-random.ts'
import { toSyntheticDocument } from './document.ts'
import * as words from './words.ts'

type DealParts = { brand: StoredDocument; link: object; random: Random; today: string }

export function syntheticDeal(index: number, parts: DealParts): StoredDocument {
  const { brand, link, random, today } = parts
  const category = brand.data.categories[0].category as Category
  const badge = random.pick(words.badges)
  const goods = random.pick(words.goods[category])
  const redeem = random.pick(redeems)
  const price = random.between(4, 90)
  const starts = addDays(today, -random.between(-10, 120))
  const checked = addDays(today, -random.between(0, 20))
  const uid = `${brand.uid}-${goods.replaceAll(' ', '-')}-${index + 1}`
  const title = `${badge} ${goods} at ${brand.data.name}`.slice(0, 70)
  const data = {
    title,
    brand: link,
    category,
    badge,
    summary: random.pick(words.sentences).slice(0, 140),
    redeem,
    code: redeem === 'code' ? `LOBANG${index + 1}` : null,
    link: { link_type: 'Web', url: `https://${brand.uid}.example/offers/${index + 1}` },
    price_now: price,
    price_was: price * 2,
    starts_on: starts,
    ends_on: random.next() < 0.2 ? null : addDays(starts, random.between(14, 200)),
    weekdays: random.next() < 0.3 ? weekdays.slice(0, 5).map((day) => ({ day })) : [],
    hours: random.next() < 0.3 ? '11:00-15:00' : null,
    min_spend: random.next() < 0.3 ? random.between(10, 60) : null,
    outlets: Array.from({ length: random.between(0, 3) }, () => outlet(brand, random)),
    audience: random.next() < 0.2 ? [{ who: random.pick(audiences) }] : [],
    diet: category === 'food' && index % 9 === 0 ? [{ kind: diets[index % 2] }] : [],
    partners: [],
    checked_on: checked,
    exclusive: random.next() < 0.1,
    featured: random.next() < 0.02,
    art: [
      {
        motif: random.pick(words.motifs[category]),
        palette: random.pick(words.palettes),
        alt: `A picture of ${goods}`,
      },
    ],
    body: body(random, goods),
  }
  const tags = [random.pick(words.tags), random.pick(words.tags), category]
  const [published = today] = [starts, today].toSorted()
  const [, last = published] = [published, checked].toSorted()
  return toSyntheticDocument({ type: 'deal', uid, title, tags, data, days: [published, last] })
}

function outlet(brand: StoredDocument, random: Random) {
  const place = random.pick(words.places)
  return {
    name: `${brand.data.name} ${place.mrt}`,
    address: `${random.between(1, 320)} ${place.street}, #01-${random.between(1, 60)}`,
    postal: String(random.between(100_000, 829_999)),
    mrt: place.mrt,
    lat: Number((place.lat + random.next() / 200).toFixed(5)),
    lng: Number((place.lng + random.next() / 200).toFixed(5)),
  }
}

function body(random: Random, goods: string) {
  const block = (type: string, text: string) => ({ type, text, spans: [] })
  return [
    block('heading2', 'What you get'),
    block('paragraph', `A fair share of ${goods}. ${random.pick(words.sentences)}`),
    block('heading2', 'How to redeem'),
    block('o-list-item', 'Show this page at the counter, or use the code online.'),
    block('o-list-item', random.pick(words.sentences)),
    block('heading2', 'Good to know'),
    block('list-item', random.pick(words.terms)),
    block('list-item', random.pick(words.terms)),
  ]
}
