import { expect, test } from 'vitest'
import { createRouteMatcher } from '#routes/match-route.ts'
import { pageKinds } from '../e2e/page-kinds.ts'

// That no route is without an example is a matter of types.
test.each(Object.entries(pageKinds))('the examples of "%s" are its own', (id, addresses) => {
  const match = createRouteMatcher()

  const found = addresses.map((address) => match(new URL(address, 'http://site.test')))

  expect(found.map((one) => one && `${one.route.id} ${one.path}${one.search}`)).toEqual(
    addresses.map((address) => `${id} ${address}`),
  )
})
