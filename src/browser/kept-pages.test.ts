import { createElement } from 'react'
import { expect, test } from 'vitest'
import {
  findKept,
  type KeptPages,
  MAX_KEPT,
  settle,
  showError,
  showPage,
  updatePage,
} from './kept-pages.ts'
import type { LoadedPage } from './page-source.ts'
import { dropPrepared, preparePage } from './prepared-pages.ts'

const nothing: KeptPages = {
  pages: [],
  recent: [],
  path: '/',
  errorPage: null,
  leaving: null,
  crashed: false,
}

function NoPage() {
  return null
}

const notFound = createElement(NoPage)

function pageOf(path: string, payload: unknown = path): LoadedPage {
  return { path, payload, Page: NoPage, validUntil: 0, head: { title: path, description: '' } }
}

function visit(paths: string[], state = nothing): KeptPages {
  return paths.reduce((kept, path) => showPage(kept, findKept(kept, path) ?? pageOf(path)), state)
}

test('at most ten pages are kept, and the least recently seen is dropped', () => {
  const paths = Array.from({ length: MAX_KEPT }, (_, index) => `/${index}`)

  const kept = visit([...paths, '/0', '/new'])

  expect(kept.pages).toHaveLength(MAX_KEPT)
  expect(findKept(kept, '/0')).toBeDefined()
  expect(findKept(kept, '/1')).toBeUndefined()
})

test('going back to a page keeps its position among the others', () => {
  const kept = visit(['/a', '/b', '/c', '/a'])

  expect(kept.pages.map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
  expect(kept.path).toBe('/a')
})

test('only one page is prepared at a time, until another is shown', () => {
  const visited = visit(['/a', '/b'])

  const first = preparePage(visited, pageOf('/c'))
  const second = preparePage(first, pageOf('/d'))
  const elsewhere = showPage(second, pageOf('/e'))

  expect(first).toMatchObject({ path: '/b', recent: ['/a', '/b'] })
  expect([first, second, elsewhere].map(({ pages }) => pages.map(({ path }) => path))).toEqual([
    ['/a', '/b', '/c'],
    ['/a', '/b', '/d'],
    ['/a', '/b', '/e'],
  ])
})

test('a prepared page can be dropped, and visited ones stay', () => {
  const visited = visit(['/a', '/b'])

  expect(dropPrepared(preparePage(visited, pageOf('/c')))).toEqual(visited)
  expect(dropPrepared(visited)).toBe(visited)
})

test('preparing a page again updates its data', () => {
  const prepared = preparePage(visit(['/a']), pageOf('/b', 'old'))

  expect(findKept(preparePage(prepared, pageOf('/b', 'new')), '/b')?.payload).toBe('new')
})

test('a page that is kept already is not prepared again', () => {
  const visited = visit(['/a', '/b'])

  expect(preparePage(visited, pageOf('/a', 'new'))).toBe(visited)
})

test('new data changes only its own page', () => {
  const kept = updatePage(visit(['/a', '/b']), pageOf('/a', 'new'))

  expect(kept.pages.map(({ payload }) => payload)).toEqual(['new', '/b'])
  expect(kept.path).toBe('/b')
})

test('data for a page that is not kept any more changes nothing', () => {
  const kept = visit(['/a'])

  expect(updatePage(kept, pageOf('/gone')).pages).toEqual(kept.pages)
})

test('an error replaces the page, and the next page clears it', () => {
  const failed = showError(visit(['/a']), '/nowhere', notFound)

  expect(failed).toMatchObject({ path: '/nowhere', errorPage: notFound })
  expect(showPage(failed, pageOf('/b'))).toMatchObject({ path: '/b', errorPage: null })
})

test('the previous page stays alive until the new one has settled', () => {
  const left = visit(['/a', '/b'])

  expect(left.leaving).toBe('/a')
  expect(settle(left).leaving).toBeNull()
})

test('going to a fragment of another page, or to the same page, does not keep the previous one alive', () => {
  const here = settle(visit(['/a']))

  expect(showPage(here, pageOf('/b'), { isPlaceWanted: true }).leaving).toBeNull()
  expect(showPage(here, pageOf('/a')).leaving).toBeNull()
  expect(showError(visit(['/a', '/b']), '/nowhere', notFound).leaving).toBeNull()
})
