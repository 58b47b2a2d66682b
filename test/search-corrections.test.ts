import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import { stations } from '#lib/stations.ts'
import type { SearchIndex } from '#search/create-search-index.ts'
import { stemWord } from '#search/stem-word.ts'
import { textWords } from '#search/text-words.ts'
import { knownNames } from '#singapore/known-names.ts'
import { areaNames } from '#singapore/postal-areas.ts'
import { createListInput } from './list-input.ts'
import { mistype, seededRandom } from './mistype.ts'

const TYPING_ERRORS = 2000
const MOST_FALSE = 0.01
/** Otherwise correcting nothing at all would pass. */
const LEAST_RIGHT = 0.6

const { site, documents } = await createListInput()

/** Every word of every text, also of those that no index holds, such as the bodies of deals. */
const siteWords = [
  ...new Set(
    [...documents.values()].flatMap(({ data }) =>
      stringsOf(data).flatMap((text) => textWords(text).map(({ plain }) => plain)),
    ),
  ),
].filter((word) => /^[a-z]{3,}$/.test(word))

/** Typed by people who look for deals; none of them is from a table of the search. */
const searched =
  `grab ntuc mothers mother fathers brother sister wedding honeymoon pregnant newborn swimming badminton
tennis football basketball karaoke guitar piano violin barber haircut manicure pedicure dentist doctor clinic hospital pharmacy
vitamin insurance mortgage petrol parking carpark taxi driver airport luggage passport flight visa resort beach mountain camping
fishing golf yoga pilates zumba dance ballet concert theatre comedy festival fireworks carnival lantern dumpling dumplings
noodles ramen udon soba tempura teriyaki bibimbap kimchi bulgogi tteokbokki pho banh lasagne risotto tiramisu steak ribs wings
nuggets fries nachos tacos burrito kebab falafel hummus shawarma biryani naan paneer samosa mutton venison lobster abalone
prawns squid octopus scallops mussels clams salmon tuna cod haddock trout caviar truffle foie gras cheesecake brownies cookies
muffins doughnuts pancakes crepes macarons eclairs pudding custard jelly smoothie juice soda cola beer whisky vodka champagne
sofa mattress pillow blanket curtain carpet lamp wardrobe fridge freezer oven microwave kettle toaster vacuum washer dryer fan
heater printer monitor keyboard mouse speaker tablet charger cable battery torch hammer drill ladder paint wallpaper tiles
necklace bracelet earrings ring perfume lipstick mascara shampoo conditioner soap toothpaste diaper stroller cot crib helmet`.split(
    /\s+/,
  )

const known = [
  ...new Set([
    ...stations.map(({ name }) => name),
    ...areaNames,
    ...knownNames,
    ...searched,
    ...siteWords,
  ]),
]

test('none of 5,000 known names and places is corrected', () => {
  const corrected = known.flatMap((name) => correctionsOf(site.index, name))

  expect(known.length).toBeGreaterThanOrEqual(5000)
  expect(corrected).toEqual([])
})

test('none of them is corrected in the search of a landing page, which has few words of its own', () => {
  const indexes = [...site.ofLandings.values()].slice(0, 3)
  const corrected = indexes.flatMap((index) =>
    known.filter((_, at) => at % 5 === 0).flatMap((name) => correctionsOf(index, name)),
  )

  expect(indexes).toHaveLength(3)
  expect(corrected).toEqual([])
})

test('at most 1 % of 2,000 typing errors are corrected to another word', () => {
  const random = seededRandom(15)
  const meant = known
    .flatMap((name) => textWords(name).map(({ plain }) => plain))
    .filter((word) => /^[a-z]{4,}$/.test(word))
  const wrong: string[] = []
  let [right, ofSite] = [0, 0]
  for (let number = 0; number < TYPING_ERRORS; number++) {
    const word = meant[Math.floor(random() * meant.length)] ?? ''
    const typed = mistype(word, random)
    const [corrected] = atOnce(site.index.search(typed, { limit: 0 })).corrected?.words ?? []
    const isOfSite = word.length > 4 && isNamed(word)
    if (isOfSite) ofSite += 1
    if (!corrected) continue
    if (stemWord(corrected.meant) !== stemWord(word))
      wrong.push(`${word}: ${typed} → ${corrected.meant}`)
    else if (isOfSite) right += 1
  }

  const shares = `${((wrong.length / TYPING_ERRORS) * 100).toFixed(2)} % false, ${((right / ofSite) * 100).toFixed(1)} % of ${ofSite} on words of titles, names and tags right`
  console.log(`corrections of ${TYPING_ERRORS} typing errors: ${shares}`)
  expect(wrong.length / TYPING_ERRORS, wrong.join('\n')).toBeLessThanOrEqual(MOST_FALSE)
  expect(right / ofSite).toBeGreaterThanOrEqual(LEAST_RIGHT)
})

/** A correction never leads to a word that occurs only in running text. */
function isNamed(word: string): boolean {
  const [hit] = atOnce(site.index.search(word, { limit: 1 })).hits
  return hit !== undefined && hit.field !== 'text' && !hit.isClose
}

function correctionsOf(index: SearchIndex, name: string): string[] {
  const { corrected } = atOnce(index.search(name, { limit: 0 }))
  return corrected ? [`${name} → ${corrected.query}`] : []
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}
