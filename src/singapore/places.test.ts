import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, isInSingapore } from '#lib/singapore-point.ts'
import { stations } from '#lib/stations.ts'
import { findStation } from './find-station.ts'
import { findPostalArea } from './postal-areas.ts'
import { findCodedStation } from './station-codes.ts'

test.each([
  ['Tiong Bahru', 'Tiong Bahru'],
  ['  tiong   bahru MRT ', 'Tiong Bahru'],
  ['DHOBY GHAUT station', 'Dhoby Ghaut'],
  ['one north', 'one-north'],
  ['harbour front', 'HarbourFront'],
  ['Thanggam LRT', 'Thanggam'],
  ['AMK', 'Ang Mo Kio'],
  ['cck', 'Choa Chu Kang'],
  ['EW12', 'Bugis'],
  ['ns 26', 'Raffles Place'],
  ['TE22', 'Gardens by the Bay'],
  // no such stations
  ['NS6', undefined],
  ['EW99', undefined],
  ['XX1', undefined],
  ['Plaza Singapura', 'Dhoby Ghaut'],
  // the shortest of several that begin alike
  ['Woodlands', 'Woodlands'],
  ['tampines', 'Tampines'],
  ['Woodlands North', 'Woodlands North'],
  // a beginning, and a slip
  ['dhoby', 'Dhoby Ghaut'],
  ['botanic', 'Botanic Gardens'],
  ['sernagoon', 'Serangoon'],
  ['novenna', 'Novena'],
  ['Tiong Baru', 'Tiong Bahru'],
  ['bshan', undefined],
  // several, none, nothing
  ['tanjong', undefined],
  ['bukit', undefined],
  ['Kuala Lumpur', undefined],
  ['MRT', undefined],
  ['', undefined],
])('"%s" means the station %s', (typed, name) => {
  expect(findStation(typed)?.name).toBe(name)
})

test('each station is found by its own name, and lies in Singapore', () => {
  expect(stations.filter(({ name }) => findStation(name)?.name !== name)).toEqual([])
  expect(stations.filter(({ point }) => !isInSingapore(point))).toEqual([])
  expect(stations.length).toBe(181)
})

test('each station has a code, and each code a station', () => {
  const codes = [
    'ns',
    'ew',
    'cg',
    'ne',
    'cc',
    'ce',
    'dt',
    'te',
    'bp',
    'se',
    'sw',
    'pe',
    'pw',
  ].flatMap((line) => Array.from({ length: 40 }, (_, number) => `${line}${number + 1}`))
  const coded = codes.flatMap((code) => findCodedStation(code) ?? [])

  expect(coded.filter((name) => findStation(name)?.name !== name)).toEqual([])
  expect(new Set(coded).size).toBe(stations.length)
})

test('each station has another one within 3.5 km', () => {
  const lonely = stations.filter(
    ({ name, point }) =>
      !stations.some((other) => other.name !== name && distanceKm(point, other.point) < 3.5),
  )

  expect(lonely.map(({ name }) => name)).toEqual([])
})

test('no input makes the search fail', () => {
  fc.assert(fc.property(fc.string(), (typed) => findStation(typed) !== undefined))
})

test.each([
  ['160056', 'Tiong Bahru'],
  ['018956', 'Marina Bay'],
  ['819663', 'Changi Airport'],
  ['740000', undefined],
  ['830000', undefined],
  ['000000', undefined],
  ['16005', undefined],
  ['1600561', undefined],
  ['16005a', undefined],
])('the postal code %s is in %s', (code, name) => {
  expect(findPostalArea(code)?.name).toBe(name)
})

test('every postal sector except 74 has a place, and all except Lim Chu Kang a station nearby', () => {
  const codes = Array.from({ length: 82 }, (_, index) => String(index + 1).padStart(2, '0'))
  const areas = codes.map((code) => ({ code, area: findPostalArea(`${code}0000`) }))
  const nearest = ({ area }: (typeof areas)[number]) =>
    Math.min(...stations.map(({ point }) => (area ? distanceKm(area.point, point) : 0)))

  expect(areas.filter(({ area }) => !area).map(({ code }) => code)).toEqual(['74'])
  expect(areas.filter((each) => nearest(each) > 2.6).map(({ code }) => code)).toEqual(['70', '71'])
})

test.each([
  [{ lat: 1.3, lng: 103.8 }, { lat: 1.3, lng: 103.8 }, 0],
  [{ lat: 1.3, lng: 103.8 }, { lat: 1.31, lng: 103.8 }, 1.112],
  [{ lat: 1.3, lng: 103.8 }, { lat: 1.3, lng: 103.81 }, 1.1117],
  // Tuas Link to Changi Airport, by the great-circle formula
  [{ lat: 1.341, lng: 103.637 }, { lat: 1.358, lng: 103.988 }, 39.064],
])('from %j to %j it is %d km', (a, b, km) => {
  expect(distanceKm(a, b)).toBeCloseTo(km, 2)
  expect(distanceKm(b, a)).toBeCloseTo(km, 2)
})
