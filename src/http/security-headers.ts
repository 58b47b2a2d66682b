export type SecurityOptions = {
  https: boolean
  /** Origins besides our own that scripts may talk to. */
  connectTo: readonly string[]
  /** Origins besides our own that pictures come from. */
  picturesFrom: readonly string[]
  /** Hosts whose players and frames a text may embed; nothing loads from them before a click. */
  embedHosts: readonly string[]
  /** The hashes of the inline scripts of every document. */
  bootHashes: readonly string[]
  /** The hashes of the styles of documents that are no pages of the cache, such as error pages. */
  styleHashes: readonly string[]
}

/**
 * Public pages do without it, because it makes a browser start over in another process once the page's headers are here. See
 * docs/decisions/0096-public-pages-without-an-opener-policy.md.
 */
const OPENER_POLICY = 'cross-origin-opener-policy'

type Fields = readonly [name: string, value: string][]

/** Header fields by kind of answer. Pages are cached, so inline code is known by hash, not by nonce. */
export type Security = {
  /** The document of a page that is the same for everybody; its policy names its own styles and no others. */
  ofPage: (page: { styleHashes: readonly string[] }) => Fields
  /** Scripts, fonts, payloads and other files, without the policies of documents. */
  ofFiles: Fields
  ofOthers: Fields
}

export function createSecurity(options: SecurityOptions): Security {
  const ofOthers = documentFields(options, options.styleHashes)
  const byStyles = new Map<string, Fields>()

  function ofPage({ styleHashes }: { styleHashes: readonly string[] }): Fields {
    const key = styleHashes.join()
    const known = byStyles.get(key)
    if (known) return known
    const fields = without([OPENER_POLICY], documentFields(options, styleHashes))
    byStyles.set(key, fields)
    return fields
  }

  return { ofPage, ofFiles: headersOfFiles(ofOthers), ofOthers }
}

function documentFields(options: SecurityOptions, styleHashes: readonly string[]): Fields {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(options, styleHashes)],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
    ],
    [OPENER_POLICY, 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  if (options.https) {
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  }
  return headers
}

const forDocuments = ['permissions-policy', 'referrer-policy', OPENER_POLICY]

function headersOfFiles(documents: Fields): Fields {
  return without(forDocuments, documents).map(([name, value]) => [
    name,
    name === 'content-security-policy' ? "default-src 'none'" : value,
  ])
}

function without(names: readonly string[], fields: Fields): Fields {
  return fields.filter(([name]) => !names.includes(name))
}

function listHashes(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('')
}

function contentSecurityPolicy(options: SecurityOptions, styleHashes: readonly string[]): string {
  const { https, connectTo, picturesFrom, bootHashes } = options
  const embeds = options.embedHosts.map((host) => ` https://${host}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${listHashes(bootHashes)}`,
    `style-src-elem 'self'${listHashes(styleHashes)}`,
    // Attributes such as a bar's width cannot be hashed; they can style but not load or run.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...picturesFrom].join(' ')}`,
    "font-src 'self'",
    `media-src 'self'${embeds}`,
    ...(embeds ? [`frame-src${embeds}`] : []),
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
