// Long because it is a table: a row for each sector.

import type { Point } from '#lib/singapore-point.ts'

type Sector = [name: string, lat: number, lng: number]

// The centre of where people live and shop in each postal sector (the first two digits of a code), set by hand. A sector
// is a few kilometres wide, so the site calls distances from here approximate.
const sectors: Readonly<Record<string, Sector>> = {
  '01': ['Marina Bay', 1.281, 103.857],
  '02': ['Raffles Place', 1.283, 103.852],
  '03': ['Marina Centre', 1.294, 103.858],
  '04': ['Raffles Place', 1.284, 103.85],
  '05': ['Chinatown', 1.285, 103.844],
  '06': ['Telok Ayer', 1.281, 103.848],
  '07': ['Anson', 1.275, 103.846],
  '08': ['Tanjong Pagar', 1.278, 103.841],
  '09': ['HarbourFront and Sentosa', 1.262, 103.822],
  10: ['Telok Blangah', 1.274, 103.812],
  11: ['Pasir Panjang', 1.286, 103.786],
  12: ['Clementi and West Coast', 1.313, 103.765],
  13: ['one-north and Dover', 1.302, 103.785],
  14: ['Queenstown', 1.297, 103.804],
  15: ['Bukit Merah and Leng Kee', 1.287, 103.814],
  16: ['Tiong Bahru', 1.285, 103.832],
  17: ['City Hall', 1.291, 103.85],
  18: ['Bugis', 1.299, 103.855],
  19: ['Beach Road', 1.303, 103.86],
  20: ['Jalan Besar', 1.309, 103.858],
  21: ['Little India', 1.309, 103.852],
  22: ['Orchard and Cairnhill', 1.307, 103.835],
  23: ['Orchard and River Valley', 1.299, 103.837],
  24: ['Tanglin', 1.304, 103.817],
  25: ['Nassim and Bukit Timah', 1.316, 103.818],
  26: ['Farrer Road', 1.319, 103.803],
  27: ['Holland Village', 1.311, 103.793],
  28: ['Dunearn', 1.328, 103.813],
  29: ['Thomson', 1.327, 103.834],
  30: ['Novena', 1.318, 103.843],
  31: ['Toa Payoh', 1.335, 103.85],
  32: ['Balestier', 1.325, 103.855],
  33: ['Boon Keng', 1.318, 103.864],
  34: ['Woodleigh', 1.332, 103.874],
  35: ['Potong Pasir', 1.332, 103.868],
  36: ['Upper Aljunied', 1.332, 103.879],
  37: ['MacPherson', 1.327, 103.886],
  38: ['Geylang', 1.314, 103.882],
  39: ['Mountbatten', 1.305, 103.88],
  40: ['Paya Lebar and Ubi', 1.321, 103.897],
  41: ['Kembangan and Kaki Bukit', 1.328, 103.908],
  42: ['Joo Chiat', 1.308, 103.906],
  43: ['Tanjong Rhu and Katong', 1.3, 103.889],
  44: ['Marine Parade', 1.304, 103.909],
  45: ['Siglap', 1.313, 103.923],
  46: ['Bedok', 1.322, 103.935],
  47: ['Bedok Reservoir', 1.335, 103.921],
  48: ['Expo and Tanah Merah', 1.332, 103.957],
  49: ['Changi Village', 1.38, 103.984],
  50: ['Loyang', 1.374, 103.976],
  51: ['Pasir Ris', 1.372, 103.952],
  52: ['Tampines and Simei', 1.352, 103.946],
  53: ['Hougang', 1.36, 103.887],
  54: ['Sengkang', 1.39, 103.894],
  55: ['Serangoon', 1.356, 103.87],
  56: ['Ang Mo Kio', 1.371, 103.846],
  57: ['Bishan', 1.353, 103.843],
  58: ['Beauty World', 1.342, 103.776],
  59: ['Clementi Park', 1.332, 103.779],
  60: ['Jurong East', 1.336, 103.741],
  61: ['Lakeside', 1.335, 103.722],
  62: ['Jurong Port', 1.315, 103.697],
  63: ['Tuas', 1.322, 103.65],
  64: ['Jurong West', 1.344, 103.705],
  65: ['Bukit Batok', 1.352, 103.752],
  66: ['Hillview', 1.361, 103.765],
  67: ['Bukit Panjang', 1.379, 103.768],
  68: ['Choa Chu Kang', 1.389, 103.746],
  69: ['Tengah', 1.367, 103.728],
  70: ['Lim Chu Kang', 1.39, 103.703],
  71: ['Lim Chu Kang', 1.428, 103.713],
  72: ['Sungei Kadut and Mandai', 1.418, 103.757],
  73: ['Woodlands', 1.437, 103.786],
  75: ['Sembawang', 1.448, 103.823],
  76: ['Yishun', 1.427, 103.836],
  77: ['Lentor', 1.388, 103.833],
  78: ['Springleaf', 1.394, 103.822],
  79: ['Fernvale and Seletar', 1.398, 103.874],
  80: ['Seletar Hills', 1.379, 103.873],
  81: ['Changi Airport', 1.358, 103.988],
  82: ['Punggol', 1.404, 103.904],
}

/** What people call several areas together. Not `Bukit` or `Pasir`, which begin names all over the island. */
const wideAreas: Readonly<Record<string, readonly string[]>> = {
  Changi: ['Changi Village', 'Changi Airport'],
  'East Coast': ['Marine Parade', 'Siglap'],
  Jurong: ['Jurong East', 'Lakeside', 'Jurong West'],
  Marina: ['Marina Bay', 'Marina Centre'],
}

/** `Kembangan and Kaki Bukit` are two. */
const areas = Object.values(sectors).flatMap(([names, lat, lng]) =>
  names.split(' and ').map((name) => ({ name, lat, lng, isWide: false })),
)
const named = [
  ...areas,
  ...Object.entries(wideAreas).flatMap(([name, parts]) =>
    areas
      .filter((area) => parts.includes(area.name))
      .map((area) => ({ ...area, name, isWide: true })),
  ),
]

export const areaNames: readonly string[] = named.map(({ name }) => name)

/** The area of a six-digit postal code; `null` for an invalid code and for an unknown sector. */
export function findPostalArea(code: string): { name: string; point: Point } | null {
  if (!/^\d{6}$/.test(code)) return null
  const sector = sectors[code.slice(0, 2)]
  return sector ? { name: sector[0], point: { lat: sector[1], lng: sector[2] } } : null
}

type NamedArea = {
  name: string
  point: Point
  /** Several areas together: other names begin with its name. */
  isWide: boolean
}

/** The area by its common name; sectors that share a name count as one area. */
export function findNamedArea(typed: string): NamedArea | null {
  const key = toKey(typed)
  const found = named.filter(({ name }) => toKey(name) === key)
  const [first] = found
  return first ? { name: first.name, point: middleOf(found), isWide: first.isWide } : null
}

function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

function toKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}
