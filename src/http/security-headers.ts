import { createHash } from 'node:crypto'

export type SecurityOptions = {
  https: boolean
  /** Origins besides our own that scripts may talk to. */
  connectTo: readonly string[]
  /** Origins besides our own that pictures come from. */
  picturesFrom: readonly string[]
  /** Hosts whose players and frames a text may embed; nothing loads from them before a click. */
  embedHosts: readonly string[]
  /** The exact text of every inline script and style that our documents carry. */
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
}

/** Headers of every response. Pages are cached, so inline code is known by hash, not by nonce. */
export function securityHeaders(options: SecurityOptions): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(options)],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  if (options.https) {
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  }
  return headers
}

const forDocuments = ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy']

/** Headers of scripts, fonts and other files, without the policies of documents, which take a kilobyte. */
export function headersOfFiles(security: readonly [string, string][]): [string, string][] {
  return security
    .filter(([name]) => !forDocuments.includes(name))
    .map(([name, value]) => [
      name,
      name === 'content-security-policy' ? "default-src 'none'" : value,
    ])
}

function contentSecurityPolicy(options: SecurityOptions): string {
  const { https, connectTo, picturesFrom, inlineScripts, inlineStyles } = options
  const embeds = options.embedHosts.map((host) => ` https://${host}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(toHash).join(' ')}`,
    `style-src-elem 'self' ${inlineStyles.map(toHash).join(' ')}`,
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

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
