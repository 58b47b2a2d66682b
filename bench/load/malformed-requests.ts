// A table of malformed requests, and so longer than other files.
import type { Random } from '../seeded-random.ts'

/** A path in each part of the site. */
const targets = [
  '/',
  '/deals',
  '/deals/food/kaya-toast-set-two-for-one',
  '/search',
  '/dive/search',
  '/search/suggest',
  '/brands',
  '/blog/page/2',
  '/blog/category/food',
  '/api/v2',
  '/api/v2/documents/search',
  '/api/v2/tags',
  '/richtext/page/0',
  '/richtext/table/0',
  '/functions/reportDeal',
  '/functions/syncVisitor',
  '/realtime',
  '/api/auth/callback/oidc',
  '/account/sign-in',
  '/account/sign-up',
  '/account/settings',
  '/account/token',
  '/images/085b796440ca41dc98f6f69c238d7a03/x.jpg',
  '/cards/0.png',
  '/preview',
  '/preview/exit',
  '/go/0',
  '/feed.xml',
  '/sitemap.xml',
  '/_payload.json',
  '/builds/latest.json',
  '/assets/x.js',
  '/sw.js',
  '/healthz',
  '/metrics',
]

const parameters = [
  ...['q', 'page', 'near', 'sort', 'usable', 'ends', 'category', 'ref', 'pageSize', 'orderings'],
  ...['graphQuery', 'routes', 'token', 'documentId', 'w', 'h', 'rect', 'fit', 'auto', 'partner'],
]

const values = [
  ...['', '-1', '0', '1e999', 'NaN', '99999999999999999999', '%', '%zz', '%c0%af', '%ff%fe'],
  ...[
    '%00',
    '%0d%0aset-cookie:a=b',
    '../../../etc/passwd',
    '[[',
    '{"a":',
    '__proto__',
    '%ed%a0%80',
  ],
  ...["'%20or%201=1--", '<script>', '%f0%9f%8d%9c', '%e2%80%ae', '[[at(document.type,"deal")]'],
]

const bodies = [
  ...['', 'null', '1', '"x"', '[]', '{}', '{"data":', '{"data":{"__proto__":{"a":1}}}'],
  ...['{"data":1e999}', '\ufeff{"data":null}', '\xff\xfe\x00', 'a=b&a=b', 'email=%&password=%zz'],
  ...['{"data":{"constructor":{"prototype":{"x":1}}}}', 'email[]=a&email[$ne]=b', '\0'.repeat(64)],
]

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

const headers = [
  ...['Expect: 200-maybe', 'Range: bytes=9-1', 'If-None-Match: "', 'Accept-Encoding: br;q=x,,;'],
  ...[
    'Cookie: =;;==;\x01',
    'Cookie: io.prismic.preview=%7B%22',
    'Authorization: Bearer',
    'Accept: \xff',
  ],
  ...['Content-Type: multipart/form-data', 'Content-Type: \x7f/;;', 'X-Forwarded-For: ,,,::::'],
  ...['Authorization: Bearer a.b.c.d.e', 'Origin: null', 'Origin: http://[', 'Referer: http://%'],
  ...['X-HTTP-Method-Override: DELETE', 'Upgrade: websocket', 'Upgrade: h2c', 'TE: trailers, x'],
  ...['Forwarded: for="[', 'Accept-Language: *;q=9', 'X-Request-Id: \x7f'],
]

const hosts = [
  ...['[', 'a b', 'x/y', 'user@host', 'host:99999', '\xe4', '', '..', '[::1', 'h'.repeat(300)],
]

type Kind = (random: Random) => string

const plain = (line: string, more: string[] = [], body = '') =>
  `${[line, 'Host: site.test', ...more, 'Connection: close', '', ''].join('\r\n')}${body}`

function text({ between }: Random, length: number, from: number, to: number): string {
  return Array.from({ length }, () => String.fromCharCode(between(from, to))).join('')
}

function withBody(random: Random, more: string[], body: string): string {
  const length = Buffer.byteLength(body, 'latin1')
  const line = `POST ${random.pick(targets)} HTTP/1.1`
  return plain(line, [`Content-Length: ${length}`, ...more], body)
}

function nested(random: Random): string {
  const depth = random.between(10, 5000)
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  return `{"data":${open.repeat(depth)}1${close.repeat(depth)}}`
}

/** Each function makes one request as it goes over the wire, one character per byte. */
const malformedKinds: Record<string, Kind> = {
  'any bytes': (random) => text(random, random.between(1, 2000), 0, 255),
  'printable characters': (random) => `${text(random, random.between(1, 500), 32, 126)}\r\n\r\n`,
  'a greeting of TLS': (random) => `\x16\x03\x01\x02\x00\x01${text(random, 500, 0, 255)}`,
  'a greeting of HTTP/2': () =>
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00',
  'an old version': ({ pick }) =>
    `GET ${pick(targets)} ${pick(['HTTP/0.9', 'HTTP/1.0', ''])}\r\n\r\n`,
  'an invalid version': ({ pick }) =>
    plain(`GET ${pick(targets)} ${pick(['HTTP/9.9', 'HTTP/1.', 'HTTX/1.1', 'HTTP/1.1 x'])}`),
  'an invalid method': (random) =>
    plain(`${text(random, random.between(1, 20), 33, 126)} ${random.pick(targets)} HTTP/1.1`),
  'another method': ({ pick }) => plain(`${pick(methods)} ${pick(targets)} HTTP/1.1`),
  'a target that is not a path': ({ pick }) =>
    plain(`GET ${pick(['*', 'x', 'http://', 'http://[/', 'site.test:80', '//', '/\\/'])} HTTP/1.1`),
  'a tunnel': ({ pick }) => plain(`CONNECT ${pick(['site.test:80', '/', 'x'])} HTTP/1.1`),
  'odd bytes in the path': (random) =>
    plain(`GET ${random.pick(targets)}/${text(random, random.between(1, 60), 1, 255)} HTTP/1.1`),
  'invalid escapes': ({ pick }) => plain(`GET ${pick(targets)}/${pick(values)} HTTP/1.1`),
  'a long path': ({ pick, between }) =>
    plain(`GET ${pick(targets)}/${'a/'.repeat(between(500, 12_000))} HTTP/1.1`),
  'invalid parameters': (random) => {
    const pairs = Array.from({ length: random.between(1, 8) }, () => {
      return `${random.pick(parameters)}=${random.pick(values)}`
    })
    return plain(`GET ${random.pick(targets)}?${pairs.join('&').replaceAll(' ', '+')} HTTP/1.1`)
  },
  'a long parameter': ({ pick, between }) =>
    plain(`GET ${pick(targets)}?${pick(parameters)}=${'%5B'.repeat(between(100, 3000))} HTTP/1.1`),
  'an odd header': ({ pick }) =>
    plain(`GET ${pick(targets)} HTTP/1.1`, [pick(headers), pick(headers)]),
  'an invalid header': ({ pick }) =>
    plain(`GET ${pick(targets)} HTTP/1.1`, [
      pick(['x', ': x', 'a b: c', ' folded: x', 'x : y', 'x:\x00']),
    ]),
  'a long header': ({ pick, between }) =>
    plain(`GET ${pick(targets)} HTTP/1.1`, [
      `${pick(['Cookie', 'X-A'])}: ${'a'.repeat(between(5e3, 6e4))}`,
    ]),
  'many headers': ({ pick, between }) =>
    plain(`GET ${pick(targets)} HTTP/1.1`, new Array<string>(between(50, 3000)).fill('a: b')),
  'an invalid host': ({ pick }) =>
    `GET ${pick(targets)} HTTP/1.1\r\nHost: ${pick(hosts)}\r\nConnection: close\r\n\r\n`,
  'two hosts': ({ pick }) => plain(`GET ${pick(targets)} HTTP/1.1`, ['Host: other.test']),
  'an invalid body': (random) =>
    withBody(
      random,
      [
        `Content-Type: ${random.pick(['application/json', 'application/x-www-form-urlencoded', 'x'])}`,
      ],
      random.pick(bodies),
    ),
  'a deep body': (random) => withBody(random, ['Content-Type: application/json'], nested(random)),
  'a form of odd bytes': (random) =>
    withBody(
      random,
      ['Content-Type: application/x-www-form-urlencoded', 'Sec-Fetch-Site: same-origin'],
      `email=${text(random, random.between(1, 300), 1, 255)}&password=${random.pick(values)}`,
    ),
  'a large body': (random) => withBody(random, [], 'a'.repeat(random.between(1e5, 1e6))),
  'an invalid length': ({ pick }) =>
    plain(`POST ${pick(targets)} HTTP/1.1`, [
      `Content-Length: ${pick(['-1', 'x', '1e3', '99999999999999999999', '+1', '1, 2'])}`,
    ]),
  'two lengths': ({ pick }) =>
    plain(`POST ${pick(targets)} HTTP/1.1`, ['Content-Length: 1', 'Content-Length: 5'], 'hello'),
  'a length and chunks': ({ pick }) =>
    plain(
      `POST ${pick(targets)} HTTP/1.1`,
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ),
  'invalid chunks': ({ pick }) =>
    plain(
      `POST ${pick(targets)} HTTP/1.1`,
      [`Transfer-Encoding: ${pick(['chunked', 'xchunked', 'chunked, identity', '\tchunked'])}`],
      pick(['zz\r\n', '-1\r\nx', 'ffffffffffffffffff\r\n', '1;a=b\r\nx\r\n0\r\n\r\n', '5\r\nabc']),
    ),
  'less than was announced': ({ pick }) =>
    plain(`POST ${pick(targets)} HTTP/1.1`, ['Content-Length: 100'], '{"data"'),
  'half a request': (random) =>
    plain(`GET ${random.pick(targets)} HTTP/1.1`).slice(0, random.between(1, 40)),
  'nonsense behind a request': (random) =>
    `GET ${random.pick(targets)} HTTP/1.1\r\nHost: site.test\r\n\r\n${text(random, 200, 0, 255)}`,
  'many requests at once': ({ pick, between }) =>
    Array.from(
      { length: between(2, 20) },
      () => `GET ${pick(targets)} HTTP/1.1\r\nHost: site.test\r\n\r\n`,
    ).join(''),
  'only line ends': ({ between }) => '\r\n'.repeat(between(1, 500)),
}

export type MalformedRequest = { kind: string; bytes: Buffer }

/** `count` requests, one kind after the other from the `first`; the same ones for the same seed. */
export function malformedRequests(count: number, random: Random, first = 0): MalformedRequest[] {
  const kinds = Object.entries(malformedKinds)
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = kinds[(first + index) % kinds.length] as [string, Kind]
    return { kind, bytes: Buffer.from(make(random), 'latin1') }
  })
}
