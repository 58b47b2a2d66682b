// The table of `cache-poisoning.test.ts`, and so longer than other files.

/** A request of an attacker for one page. */
export type CacheAttack = {
  name: string
  method?: string
  /** Of the page's own address: what is asked for instead. */
  target?: (address: string) => string
  headers?: Record<string, string | string[]>
  body?: string
}

/** A marker that must never reach another visitor. */
export const MARK = 'evil-mark'
const EVIL = `${MARK}.example`

/** Addresses of pages, feeds and data that many visitors share. */
export const sharedAddresses = [
  '/',
  '/deals',
  '/deals/food',
  '/deals/food?sort=new',
  '/search?q=laksa',
  '/blog/_payload.json',
  '/feed.xml',
  '/sitemap.xml',
]

const unkeyedHeaders: Record<string, string>[] = [
  { host: EVIL },
  { host: `${EVIL}:8080` },
  { host: `127.0.0.1@${EVIL}` },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': `${EVIL}, 127.0.0.1` },
  { 'x-host': EVIL },
  { 'x-forwarded-server': EVIL },
  { 'x-http-host-override': EVIL },
  { forwarded: `host=${EVIL};proto=https;for=1.2.3.4` },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': `${MARK}` },
  { 'x-forwarded-scheme': 'nothttps' },
  { 'x-forwarded-ssl': 'on' },
  { 'x-forwarded-port': '1' },
  { 'x-forwarded-port': MARK },
  { 'x-forwarded-prefix': `/${MARK}` },
  { 'x-forwarded-path': `/${MARK}` },
  { 'x-forwarded-for': MARK },
  { 'x-real-ip': MARK },
  { 'x-original-url': `/${MARK}` },
  { 'x-rewrite-url': `/${MARK}` },
  { 'x-original-url': '/account/settings' },
  { 'x-http-method-override': 'POST' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method': 'PUT' },
  { 'x-method-override': 'HEAD' },
  { 'x-request-id': MARK },
  { 'accept-language': `${MARK};q=1` },
  { accept: `application/${MARK}` },
  { accept: 'application/json' },
  { 'accept-encoding': MARK },
  { 'accept-encoding': `${'gzip, '.repeat(500)}br` },
  { 'user-agent': `<script>${MARK}</script>` },
  { referer: `https://${EVIL}/` },
  { origin: `https://${EVIL}` },
  { 'if-none-match': `"${MARK}"` },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  { 'if-match': `"${MARK}"` },
  { range: 'bytes=0-10' },
  { range: 'bytes=99999999-' },
  { authorization: `Bearer ${MARK}` },
  { 'content-type': `text/${MARK}` },
  { 'cache-control': 'no-cache, no-store' },
  { pragma: 'no-cache' },
  { 'transfer-encoding': 'chunked' },
  { 'sec-fetch-dest': MARK },
  { 'x-prismic-preview': MARK },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { 'max-forwards': '0' },
  { via: `1.1 ${EVIL}` },
  { [MARK]: 'x'.repeat(4000) },
  { connection: 'close, x-forwarded-host' },
  { expect: '100-continue' },
]

const cookies = [
  `io.prismic.preview=${MARK}`,
  `io.prismic.preview=${encodeURIComponent(`{"a":{"preview":"${MARK}"}}`)}`,
  `io.prismic.preview=${encodeURIComponent('{"_tracker":"x"}')}`,
  `lobang-account=${MARK}`,
  `lobang.session_token=${MARK}.${MARK}`,
  `theme=${MARK}; lang=${MARK}`,
  `${MARK}=%00%0d%0a`,
  `__proto__=${MARK}`,
  'a='.repeat(2000),
]

const targets: [name: string, to: (address: string) => string][] = [
  ['an absolute address', (address) => `http://${EVIL}${address}`],
  ['an absolute address by https', (address) => `https://${EVIL}${address}`],
  ['two slashes', (address) => `/${address}`],
  ['another host after two slashes', (address) => `//${EVIL}${address}`],
  ['a backslash', (address) => `/\\${EVIL}${address}`],
  ['an escaped slash', (address) => address.replace(/^\//, '/%2f')],
  ['a dot', (address) => `/.${address}`],
  ['escaped dots', (address) => `/${MARK}/%2e%2e${address}`],
  ['dots', (address) => `/${MARK}/..${address}`],
  ['a letter escaped', (address) => address.replace(/[a-z]/, escapeLetter)],
  ['upper case', (address) => address.replace(/^[^?]*/, (path) => path.toUpperCase())],
  ['a slash at the end', (address) => address.replace(/(\?|$)/, '/$1')],
  ['a file name', (address) => address.replace(/(\?|$)/, `/${MARK}.css$1`)],
  ['an escaped file name', (address) => address.replace(/(\?|$)/, `%2f${MARK}.js$1`)],
  ['a parameter of the path', (address) => address.replace(/(\?|$)/, `;${MARK}.css$1`)],
  ['an escaped question mark', (address) => address.replace(/(\?|$)/, `%3f${MARK}.css$1`)],
  ['an escaped hash', (address) => address.replace(/(\?|$)/, `%23${MARK}.css$1`)],
  ['a hash', (address) => `${address}#${MARK}`],
  ['a NUL', (address) => address.replace(/(\?|$)/, `%00${MARK}$1`)],
  ['a line end', (address) => address.replace(/(\?|$)/, `%0d%0ax-${MARK}:1$1`)],
  ['a payload', (address) => address.replace(/(\?|$)/, '/_payload.json$1')],
  [
    'a payload of a payload',
    (address) => address.replace(/(\?|$)/, '/_payload.json/_payload.json$1'),
  ],
  ...[
    `utm_source=${MARK}`,
    `${MARK}`,
    `${MARK}=${MARK}`,
    `callback=${MARK}`,
    `page=${MARK}`,
    'page=2&page=3',
    `sort=new&sort=${MARK}`,
    `q=${MARK}&q=laksa`,
    `q[]=${MARK}`,
    `q%00=${MARK}`,
    `Q=${MARK}`,
    `;q=${MARK}`,
    `_method=POST`,
    `near=${MARK}`,
    `usable=now;sort=${MARK}`,
    `%71=${MARK}`,
    `__proto__[x]=${MARK}`,
    `access_token=${MARK}`,
    `token=${MARK}&documentId=${MARK}`,
    'cb=1&cb=2&cb=3&cb=4',
  ].map((query): [string, (address: string) => string] => [
    `the query ${query}`,
    (address) => `${address}${address.includes('?') ? '&' : '?'}${query}`,
  ]),
]

function escapeLetter(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const bodies: CacheAttack[] = [
  { name: 'a GET with a form', body: `q=${MARK}&page=2`, headers: FORM },
  {
    name: 'a GET with JSON',
    body: `{"q":"${MARK}"}`,
    headers: { 'content-type': 'application/json' },
  },
  { name: 'a HEAD with a form', method: 'HEAD', body: `q=${MARK}`, headers: FORM },
  { name: 'a POST', method: 'POST', body: `q=${MARK}`, headers: FORM },
  { name: 'a PUT', method: 'PUT', body: MARK },
  { name: 'a PATCH', method: 'PATCH', body: MARK },
  { name: 'a DELETE', method: 'DELETE' },
  { name: 'OPTIONS', method: 'OPTIONS', headers: { 'access-control-request-method': 'PUT' } },
  { name: 'PURGE', method: 'PURGE' },
  {
    name: 'a POST that says to be a GET',
    method: 'POST',
    body: `_method=GET&q=${MARK}`,
    headers: { ...FORM, 'x-http-method-override': 'GET' },
  },
]

/** Every way to make a shared page say something else, for each page. */
export const cacheAttacks: CacheAttack[] = [
  ...unkeyedHeaders.map((headers) => ({
    name: `headers ${JSON.stringify(headers).slice(0, 80)}`,
    headers,
  })),
  ...cookies.map((cookie) => ({ name: `cookie ${cookie.slice(0, 60)}`, headers: { cookie } })),
  ...targets.map(([name, target]) => ({ name, target })),
  ...bodies,
]

/** Addresses that look like files, under pages that belong to one person. */
export const deceptions: string[] = [
  '/account/settings',
  '/account/export',
  '/account/token',
  '/profile',
]
  .flatMap((page) =>
    [
      `/${MARK}.css`,
      `/${MARK}.js`,
      `%2f${MARK}.css`,
      `%3f${MARK}.css`,
      `;${MARK}.css`,
      `.css`,
      `%00.css`,
      `%23.css`,
      `/..%2f${MARK}.js`,
      `?${MARK}.css`,
      `/_payload.json`,
      `/`,
      `//`,
      `/%2e%2e/settings`,
    ].map((end) => page + end),
  )
  .concat([
    '/assets/..%2faccount/settings',
    '/assets/%2e%2e/account/settings',
    '/builds/../account/settings',
    '//account/settings',
    '/ACCOUNT/settings',
    '/feed.xml/../account/settings',
  ])
