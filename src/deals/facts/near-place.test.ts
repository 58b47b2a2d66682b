import { expect, test } from 'vitest'
import { stations } from '#lib/stations.ts'
import { findNearPlace, nearestOutletText, outletPoint, stationsNear } from './near-place.ts'

const kopi = { name: 'Kopi', address: '', postal: '188021', mrt: 'Bugis', lat: 1.302, lng: 103.856 }

test.each([
  ['bugis', 'Bugis', 'within 1.5 km of Bugis'],
  ['Tiong Baru MRT', 'Tiong Bahru', 'within 1.5 km of Tiong Bahru'],
  ['katong', 'Katong', 'within about 3 km of Katong'],
  ['Raffles place', 'Raffles Place', 'within 1.5 km of Raffles Place'],
  ['S(188021)', '188021', 'within 1.5 km of Singapore 188021'],
  ['188099', '188099', 'within about 3 km of postal area 18, Bugis'],
])('near “%s” is %s, %s', (typed, key, within) => {
  expect(findNearPlace(typed, [kopi])).toMatchObject({ key, within })
})

test.each(['Atlantis', '740000', '', 'tanjong', '__proto__'])(
  '“%s” is an unknown place',
  (typed) => {
    expect(findNearPlace(typed, [kopi])).toBeNull()
  },
)

test('an outlet without coordinates counts as at its station', () => {
  const lost = { ...kopi, lat: 0, lng: 0 }

  expect(outletPoint(kopi)).toEqual({ lat: 1.302, lng: 103.856 })
  expect(outletPoint(lost)).toEqual(stations.find(({ name }) => name === 'Bugis')?.point)
  expect(outletPoint({ ...lost, mrt: 'Atlantis' })).toBeNull()
})

test('a station is near itself and its neighbours, but not near distant ones', () => {
  for (const { name, point } of stations) {
    const near = stationsNear(point)
    expect(near).toContain(name)
    for (const other of near)
      expect(stationsNear(stations.find((s) => s.name === other)?.point ?? point)).toContain(name)
  }
  expect(stationsNear({ lat: 1.302, lng: 103.856 })).not.toContain('Tampines')
})

test('a card names the nearest outlet and its distance', () => {
  const place = findNearPlace('Bugis')
  const far = { ...kopi, mrt: 'Tampines', lat: 1.353, lng: 103.945 }

  expect(place && nearestOutletText([far, kopi], place)).toMatch(
    /^Bugis, about \d+ m, \d+ min walk$/,
  )
  expect(place && nearestOutletText([far], place)).toBe('Tampines, about 12 km')
  expect(place && nearestOutletText([], place)).toBeNull()
  const area = findNearPlace('Katong')
  expect(area && nearestOutletText([kopi], area)).not.toContain('walk')
})
