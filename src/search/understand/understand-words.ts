import type { TextWord } from '../text-words.ts'
import { understandPersons } from './understand-person.ts'
import { type KnownPlaces, understandPlace } from './understand-place.ts'
import { understandPrice } from './understand-price.ts'
import { understandTimes } from './understand-time.ts'
import type { Understood } from './understood.ts'

/** The meanings of a query's words: place, price, time and person. Each facet has at most one value. */
export function understandWords(words: readonly TextWord[], known: KnownPlaces): Understood[] {
  const understood: Understood[] = []
  const found = [
    ...understandPrice(words),
    ...understandTimes(words),
    ...understandPlace(words, known),
    ...understandPersons(words),
  ]
  for (const one of found) {
    const isTaken = understood.some(
      (other) => one.facet === other.facet || (overlap(one, other) && !isSameSpan(one, other)),
    )
    if (!isTaken) understood.push(one)
  }
  return understood
}

function overlap(one: Understood, other: Understood): boolean {
  return one.from < other.to && other.from < one.to
}

/** `tonight` is a day and a part of it. */
function isSameSpan(one: Understood, other: Understood): boolean {
  return one.from === other.from && one.to === other.to
}
