import { expect, test } from 'vitest'
import { uniqueOutlets } from './unique-outlets.ts'

function outlet(name: string, postal: string, mrt = 'Bugis') {
  return { name, postal, mrt, address: `${name} Road`, lat: 0, lng: 0 }
}

test('an outlet of several deals is listed once; outlets with the same name stay apart', () => {
  const outlets = uniqueOutlets([
    { outlets: [outlet('Tiong Bahru', '160055'), outlet('Bugis', '188021')] },
    { outlets: [] },
    { outlets: [outlet('tiong bahru', '160055'), outlet('Bugis', '189673')] },
  ])

  expect(outlets.map(({ name, postal }) => `${name} ${postal}`)).toEqual([
    'Bugis 188021',
    'Bugis 189673',
    'Tiong Bahru 160055',
  ])
})
