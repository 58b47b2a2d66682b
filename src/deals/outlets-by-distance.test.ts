import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlace } from './facts/find-place.ts'
import { formatDistance, outletsByDistance } from './outlets-by-distance.ts'

const outlet = (name: string, lat: number, lng: number, postal = '') => ({
  name,
  address: '',
  postal,
  mrt: '',
  lat,
  lng,
})
const tiongBahru = outlet('Tiong Bahru', 1.2849, 103.8322, '160056')
const jooChiat = outlet('Joo Chiat', 1.3105, 103.9022)
const clementi = outlet('Clementi', 1.3146, 103.7651)
const unknown = outlet('Somewhere', 0, 0)

test('outlets are sorted by distance from a station, those without coordinates last', () => {
  const from = findPlace('Queenstown MRT')
  if (!from) throw new Error('Queenstown is a station')

  const sorted = outletsByDistance([unknown, jooChiat, clementi, tiongBahru], from)

  expect(sorted.map(({ name, distance }) => [name, distance?.text])).toEqual([
    ['Tiong Bahru', 'about 3 km'],
    ['Clementi', 'about 5.1 km'],
    ['Joo Chiat', 'about 11 km'],
    ['Somewhere', undefined],
  ])
})

test.each([
  ['160056', 'Singapore 160056', 'exact'],
  ['S160056', 'Singapore 160056', 'exact'],
  ['Singapore 160056', 'Singapore 160056', 'exact'],
  ['S(160001)', 'postal area 16, Tiong Bahru', 'area'],
  [' 820123 ', 'postal area 82, Punggol', 'area'],
  ['tiong bahru', 'Tiong Bahru', 'station'],
])('"%s" is %s, known to the %s', (typed, name, accuracy) => {
  expect(findPlace(typed, [tiongBahru])).toMatchObject({ name, accuracy })
})

test.each(['', '999999', '12345', 'nowhere', '740001'])('"%s" is an unknown place', (typed) => {
  expect(findPlace(typed, [tiongBahru])).toBeNull()
})

test('distances from an area are called approximate', () => {
  expect(findPlace('820123')?.note).toBe(
    'Approximate distances from the centre of postal area 82, Punggol',
  )
})

test.each([
  [0, 'about 50 m', 'within about 2 km'],
  [0.34, 'about 350 m', 'within about 2 km'],
  [0.96, 'about 950 m', 'within about 2 km'],
  [0.98, 'about 1 km', 'within about 2 km'],
  [1.2, 'about 1.2 km', 'within about 2 km'],
  [1.5, 'about 1.5 km', 'about 2 km'],
  [9.94, 'about 9.9 km', 'about 10 km'],
  [9.96, 'about 10 km', 'about 10 km'],
  [12.4, 'about 12 km', 'about 12 km'],
])('%d km from a station is %s, from an area %s', (km, fromStation, fromArea) => {
  expect(formatDistance(km, 'station')).toBe(fromStation)
  expect(formatDistance(km, 'area')).toBe(fromArea)
})

test('sorting keeps all outlets and puts nearer ones first', () => {
  const degrees = fc.record({
    lat: fc.double({ min: 1.22, max: 1.47, noNaN: true }),
    lng: fc.double({ min: 103.6, max: 104.05, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(degrees), degrees, (outlets, point) => {
      const sorted = outletsByDistance(outlets, { point, accuracy: 'exact' })

      const kms = sorted.map(({ distance }) => distance?.km ?? 0)
      expect(sorted.length).toBe(outlets.length)
      expect(kms).toEqual(kms.toSorted((a, b) => a - b))
    }),
  )
})
