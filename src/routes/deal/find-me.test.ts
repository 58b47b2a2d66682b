import { afterEach, expect, test, vi } from 'vitest'
import { findMe } from './find-me.ts'
import type { OutletPayload } from './payload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const outlet = (name: string, lat: number, lng: number): OutletPayload => ({
  name,
  address: `${name} Road`,
  mrt: `${name} MRT`,
  hours: null,
  lat,
  lng,
  map: '',
  distance: null,
})

const outlets = [
  outlet('Unknown', 0, 0),
  outlet('Clementi', 1.3151, 103.7652),
  outlet('Bugis', 1.3008, 103.8559),
]

type Answer = { coords: Partial<GeolocationCoordinates> } | { code: number }

/** A device with a position, or with an error. */
function device(answer: Answer | null): void {
  const geolocation = answer && {
    getCurrentPosition(found: (at: unknown) => void, failed: (why: unknown) => void) {
      if ('coords' in answer) found(answer)
      else failed(answer)
    },
  }
  vi.stubGlobal('navigator', { geolocation })
}

const here = { latitude: 1.2996, longitude: 103.8551 }

test('outlets are sorted by distance, those without a position last', async () => {
  device({ coords: { ...here, accuracy: 20 } })

  const found = await findMe(outlets)

  expect(found.outlets?.map(({ name, distance }) => [name, distance])).toEqual([
    ['Bugis', 'about 150 m'],
    ['Clementi', 'about 10 km'],
    ['Unknown', null],
  ])
  expect(found.note).toBe('Straight-line distances from you. Your location stays on this device.')
})

test('a rough position gives rough distances', async () => {
  device({ coords: { ...here, accuracy: 3000 } })

  const found = await findMe(outlets)

  expect(found.outlets?.[0]?.distance).toBe('within about 2 km')
  expect(found.note).toMatch(/^Approximate distances/)
})

test.each([
  ['was refused', { code: 1 }, 'Your browser does not share your location.'],
  ['is not known', { code: 2 }, 'Your device could not find your location.'],
  ['takes too long', { code: 3 }, 'Finding your location took too long.'],
  [
    'is abroad',
    { coords: { latitude: 51.5, longitude: -0.1, accuracy: 5 } },
    'You seem to be outside Singapore.',
  ],
  ['cannot be asked for', null, 'This browser cannot share your location.'],
])('a position that %s gives a note that offers another way', async (_, answer, why) => {
  device(answer)

  expect(await findMe(outlets)).toEqual({
    note: `${why} Type a postal code, a station or an area instead.`,
    outlets: null,
  })
})
