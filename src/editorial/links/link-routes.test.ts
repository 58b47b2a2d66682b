import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, test } from 'vitest'
import type { LinkFacts } from '#desk/wire/links.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { atOnce } from '#lib/node/work.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingError } from '#outgoing/outgoing-error.ts'
import { patience } from '../../../test/machine.ts'
import type { DeskRequest } from '../api/desk-route.ts'
import { mediaRoutes } from '../media/media-routes.ts'
import { createLinkLimit } from './create-link-limit.ts'
import { linkRoutes, PAGE_LIMITS } from './link-routes.ts'
import { readPageTags } from './read-page-tags.ts'
import { toLinkFacts } from './to-link-facts.ts'

const ADDRESS = new URL('https://shop.example/offers/feast')

function read(html: string): LinkFacts {
  return toLinkFacts(atOnce(readPageTags(html)), ADDRESS)
}

const offer = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: 'Feast', offers: { '@type': 'Offer', ...more } }],
  })}</script>`

test('a page states its title, description, price, dates and picture', () => {
  const facts = read(`<!doctype html><html><head>
    <!-- <meta property="og:title" content="A comment"> -->
    <script>document.write('<meta property="og:title" content="A script">')</script>
    <title>Tok panjang | Rempah Row</title>
    <meta property='og:site_name' content='Rempah Row'>
    <meta content="25% off the &quot;tok panjang&quot; | Rempah Row" property="og:title" />
    <meta name="description" content="Thu to Sun, &#x27;til late.">
    <meta property="og:image" content="/feast.webp"><meta property="og:image:alt" content="A table">
    ${offer({
      price: '58.50',
      priceCurrency: 'SGD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...{ priceType: 'https://schema.org/StrikethroughPrice', price: 78 },
      },
      validFrom: '2026-11-30T16:00:00Z',
      validThrough: '2027-01-21',
    })}</head><body><meta property="og:title" content="A comment of a reader"></body></html>`)

  expect(facts).toEqual({
    title: '25% off the "tok panjang"',
    description: "Thu to Sun, 'til late.",
    priceNow: 58.5,
    priceWas: 78,
    startsOn: '2026-12-01',
    endsOn: '2027-01-21',
    picture: { url: 'https://shop.example/feast.webp', alt: 'A table' },
  })
})

test.for([
  ['another currency', offer({ price: 20, priceCurrency: 'MYR' }), {}],
  ['no currency', offer({ price: 20 }), {}],
  [
    'two prices',
    offer({ price: 20, priceCurrency: 'SGD' }) + offer({ price: 30, priceCurrency: 'SGD' }),
    {},
  ],
  [
    'a range',
    offer({ '@type': 'AggregateOffer', lowPrice: 20, highPrice: 30, priceCurrency: 'SGD' }),
    {},
  ],
  ['dates in the wrong order', offer({ validFrom: '2027-01-02', validThrough: '2027-01-01' }), {}],
  ['no day', offer({ validThrough: '2027-02-30' }), {}],
  [
    'a sale in tags',
    ['price', 'sale_price']
      .map(
        (name, place) =>
          `<meta property="product:${name}:amount" content="${30 - place * 10}"><meta property="product:${name}:currency" content="SGD">`,
      )
      .join(''),
    { priceNow: 20, priceWas: 30 },
  ],
  ['a picture without TLS', '<meta property="og:image" content="http://shop.example/a.png">', {}],
  ['broken data', '<script type="application/ld+json">{"@type":</script><meta', {}],
] as const)('%s is read only if it is certain', ([, html, facts]) => {
  const { title: _, ...read_ } = read(html)
  const none = { description: null, priceNow: null, priceWas: null }
  expect(read_).toEqual({ ...none, startsOn: null, endsOn: null, picture: null, ...facts })
})

// Reading a tag twice for each tag would take minutes.
test('unclosed markup is read once', { timeout: patience(20_000) }, () => {
  for (const piece of ['<a b="', "<a b='", '<!--', '<a ', '<script>', '<a b= ', '<title', '< ']) {
    expect(read(piece.repeat(1_500_000 / piece.length)).priceNow).toBe(null)
  }
})

// Between two pauses the reader goes through one tag, which may be as long as the page.
test.for([
  ['different', (place: number) => `a${place}="1"`],
  ['the same', () => 'a'],
] as const)('a tag is read up to its 50th attribute: %s', ([, attribute]) => {
  const more = Array.from({ length: 50 }, (_, place) => attribute(place)).join(' ')

  const { meta, title } = atOnce(
    readPageTags(`<meta property="og:title" CONTENT="Feast" Content="Later" ${more}>
      <meta property="og:url" ${more} content="Late"><title ${more}>Rempah Row</title>`),
  )

  expect([...meta]).toEqual([['og:title', 'Feast']])
  expect(title).toBe('Rempah Row')
})

const PAGE = '<title>Caf\u00e9 feast</title><meta property="og:image" content="feast.jpg">'

/** A site of another host, which the guard takes for a public one. */
async function startShop() {
  const server = createServer((request, response) => {
    const redirects: Record<string, string> = {
      '/inside': 'https://127.0.0.1/secret',
      '/moved': 'https://shop.example/offer',
      '/short': 'https://long.example/sale/offer',
    }
    const to = redirects[request.url ?? '']
    if (to) return response.writeHead(302, { location: to }).end()
    if (request.url === '/picture') return response.setHeader('content-type', 'image/png').end('x')
    response.setHeader('content-type', 'text/html; charset=iso-8859-1')
    if (request.url === '/large') return response.end('x'.repeat(PAGE_LIMITS.maxBytes + 1))
    return response.end(Buffer.from(PAGE, 'latin1'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fetch = createOutgoingFetch({
    ...PAGE_LIMITS,
    resolve: async () => ['93.184.216.34'],
    connect: () => createConnection(port, '127.0.0.1'),
  })
  const [route] = linkRoutes({ fetch, turns: createLoopTurns(), checkLimit: createLinkLimit() })
  return {
    ask: (url: unknown, id = 'editor') =>
      route?.handle({ person: { id }, body: { url } } as unknown as DeskRequest),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('only public pages are read, and at most ten in a row per person', async () => {
  await using shop = await startShop()

  expect(await shop.ask('https://shop.example/moved')).toMatchObject({ title: 'Café feast' })
  expect(await shop.ask('https://shop.example/short', 'colleague')).toMatchObject({
    picture: { url: 'https://long.example/sale/feast.jpg' },
  })
  const refused: [unknown, string][] = [
    ['nothing', 'not a web address'],
    ['file:///etc/passwd', 'Only public addresses'],
    ['http://shop.example/', 'Only public addresses'],
    ['https://127.0.0.1/', 'Only public addresses'],
    ['https://[::1]/', 'Only public addresses'],
    ['https://shop.example/inside', 'Only public addresses'],
    ['https://shop.example/large', 'too large'],
    ['https://shop.example/picture', 'does not lead to a web page'],
    [7, 'url'],
  ]
  for (const [place, [url, reason]] of refused.entries()) {
    await expect(shop.ask(url, `person ${place}`)).rejects.toThrow(reason)
  }
  for (let count = 1; count < 10; count++) await shop.ask('https://shop.example/')
  await expect(shop.ask('https://shop.example/')).rejects.toMatchObject({ code: 'too-many' })
})

test('a picture that cannot be fetched is refused, and a bug stays a bug', async () => {
  const failures = [outgoingError('LATE', 'slow'), outgoingError('BUSY', 'full'), new Error('bug')]
  const routes = mediaRoutes({
    turns: createLoopTurns(),
    checkLimit: createLinkLimit(),
    download: async () => {
      throw failures.shift()
    },
  } as unknown as Parameters<typeof mediaRoutes>[0])
  const route = routes.find(({ path }) => path === '/pictures/from-link')
  const body = { url: 'https://shop.example/feast.jpg', alt: null }
  const ask = () => route?.handle({ person: { id: 'editor' }, body } as unknown as DeskRequest)

  await expect(ask()).rejects.toMatchObject({
    code: 'invalid',
    message: 'We could not fetch this picture. Upload it instead.',
  })
  await expect(ask()).rejects.toMatchObject({ code: 'too-many' })
  await expect(ask()).rejects.toThrow('bug')
})
