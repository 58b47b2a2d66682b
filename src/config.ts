import { join, resolve } from 'node:path'
import type { AccountsConfig } from '#accounts/account-parts.ts'
import type { ProviderConfig } from '#accounts/openid/providers.ts'
import {
  bad,
  type Environment,
  endpointOrName,
  flag,
  hosts,
  integer,
  list,
  mailbox,
  oneOf,
  optional,
  optionalMailbox,
  optionalUrl,
  origin,
  text,
  url,
} from '#lib/node/read-setting.ts'
import type { SiteInfo } from '#lib/site-info.ts'

export type Config = ReturnType<typeof readConfig>

const demoModes = ['auto', 'on', 'off'] as const
const appCheckModes = ['auto', 'always', 'off'] as const
const visibilities = ['open', 'public', 'private'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const defaultEmbedHosts = 'www.youtube-nocookie.com,player.vimeo.com,www.figma.com,*.lobang.example'
/** Of Google, Mozilla, Apple and Microsoft. */
const defaultPushHosts =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'

const MB = 1024 * 1024

/** Reads every setting once. A bad value stops the start and names the variable. */
export function readConfig(env: Environment) {
  const port = integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 })
  const dataDir = resolve(text(env, 'DATA_DIR', 'data'))
  return {
    /** `null` listens on every address. */
    host: optional(env, 'HOST'),
    port,
    /** The origin that visitors use; the only source of absolute URLs. */
    siteUrl: origin(env, 'SITE_URL', `http://localhost:${port}`),
    /** Where the desk is; on another host than the site, that host serves nothing else. */
    deskUrl: origin(env, 'DESK_URL', text(env, 'SITE_URL', `http://localhost:${port}`)),
    /** The e-mail address of the first admin, who gets an invitation at the start. */
    deskAdmin: optionalMailbox(env, 'DESK_ADMIN'),
    /** `postgres://…` or the path of an SQLite file. */
    database: database(env, dataDir),
    /** The folder of all files that the site writes. */
    dataDir,
    /** The folder for the browser files of builds. */
    buildsFolder: join(dataDir, 'builds'),
    /** Whether an empty database gets the demo: `auto` where nothing was ever published, unless public. */
    demo: oneOf(env, 'DEMO', demoModes, 'auto'),
    /** Signs and encrypts everything. */
    secretKey: {
      key: secret(env, 'SECRET_KEY'),
      previous: secret(env, 'SECRET_KEY_PREVIOUS'),
      file: join(dataDir, 'secret'),
    },
    /** How long a start waits for a database that does not answer. */
    databaseWaitMs: integer(env, 'DATABASE_WAIT_S', { fallback: 60, min: 0, max: 3600 }) * 1000,
    contentEndpoint: endpointOrName(env, 'CONTENT_ENDPOINT'),
    contentAccessToken: optional(env, 'CONTENT_ACCESS_TOKEN'),
    /** Who may read the embedded content through `/api/v2`, and how often. */
    contentApi: contentApi(env),
    /** How long revisions of documents are kept, in days; 0 for ever. */
    historyDays: integer(env, 'HISTORY_DAYS', { fallback: 0, min: 0, max: 36_500 }),
    richtextEndpoint: optionalUrl(env, 'RICHTEXT_ENDPOINT'),
    /** Hosts in settings that look public but may have private addresses. */
    privateHosts: hosts(env, 'PRIVATE_HOSTS', ''),
    /** Hosts whose players and frames a rich-text page may load after a click. */
    embedHosts: hosts(env, 'EMBED_HOSTS', defaultEmbedHosts),
    functionsEndpoint: optionalUrl(env, 'FUNCTIONS_ENDPOINT'),
    /** When calls without an account need a proof of work: `auto` only under attack. */
    appCheck: oneOf(env, 'APP_CHECK', appCheckModes, 'auto'),
    /** How account messages are sent, and which issuers people can sign in with. */
    accounts: accounts(env, dataDir),
    /** Whether reminders are sent, and which push services may be called. */
    reminders: reminders(env),
    announcement: flag(env, 'ANNOUNCEMENT'),
    /** Whether pages work offline. Off also removes the worker and its copies from browsers. */
    serviceWorker: oneOf(env, 'SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    /** How many proxies in front are trusted to name the visitor's address; 0 trusts none. */
    trustedProxies: integer(env, 'TRUSTED_PROXIES', { fallback: 0, min: 0, max: 10 }),
    /** How long an idle connection stays open. */
    keepAliveSeconds: integer(env, 'KEEP_ALIVE_SECONDS', { fallback: 75, min: 1, max: 3600 }),
    /** Open connections per address; not counted behind a trusted proxy. */
    connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', {
      fallback: 500,
      min: 1,
      max: 10_000,
    }),
    /** The token for `/metrics`; `null` allows only the machine itself. */
    metricsToken: optional(env, 'METRICS_TOKEN'),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    /** Memory for cached pages. */
    pageCacheBytes: integer(env, 'PAGE_CACHE_MB', { fallback: 256, min: 1, max: 65_536 }) * MB,
    /** Whether all pages and pictures are made before anybody asks for them. */
    pagesAtStart: oneOf(env, 'PAGES_AT_START', ['on', 'off'], 'on') === 'on',
    /** The best picture format. */
    imageFormat: oneOf(env, 'IMAGE_FORMAT', ['avif', 'webp', 'jpg'], 'avif'),
    /** Finished pictures, as files. */
    imageCache: {
      folder: join(dataDir, 'images'),
      bytes: integer(env, 'IMAGE_CACHE_MB', { fallback: 512, min: 1, max: 1_048_576 }) * MB,
    },
    site: siteInfo(env),
  }
}

function contentApi(env: Environment) {
  return {
    visibility: oneOf(env, 'CONTENT_API_VISIBILITY', visibilities, 'public'),
    tokens: list(env, 'CONTENT_API_TOKENS'),
    /** Requests per second and caller, and how many may come at once. */
    rate: integer(env, 'CONTENT_API_RATE', { fallback: 50, min: 1, max: 100_000 }),
    burst: integer(env, 'CONTENT_API_BURST', { fallback: 200, min: 1, max: 100_000 }),
  }
}

function reminders(env: Environment) {
  return {
    isOn: oneOf(env, 'REMINDERS', ['on', 'off'], 'on') === 'on',
    pushHosts: hosts(env, 'PUSH_HOSTS', defaultPushHosts, /^http:\/\/127\.0\.0\.1:\d+$/),
  }
}

function siteInfo(env: Environment): SiteInfo {
  return {
    productName: text(env, 'PRODUCT_NAME', 'Lobang'),
    companyName: text(env, 'COMPANY_NAME', 'Lobang Pte. Ltd.'),
    partnerMailbox: mailbox(env, 'PARTNER_MAILBOX', 'partners@lobang.example'),
    listDealsUrl: url(env, 'LIST_DEALS_URL', 'https://list.lobang.example/'),
    social: {
      network: url(env, 'SOCIAL_NETWORK_URL', 'https://social.example/lobang'),
      photos: url(env, 'SOCIAL_PHOTOS_URL', 'https://photos.example/lobang'),
      channel: url(env, 'SOCIAL_CHANNEL_URL', 'https://messages.example/lobang'),
      microblog: url(env, 'SOCIAL_MICROBLOG_URL', 'https://microblog.example/lobang'),
    },
  }
}

/** The environment of this process. Nothing else in the project reads it. */
export function readProcessConfig(): Config {
  // biome-ignore lint/style/noProcessEnv: this is the one place.
  return readConfig(process.env)
}

function database(env: Environment, dataDir: string): string {
  const value = optional(env, 'DATABASE_URL')
  if (value === null) return join(dataDir, 'lobang.sqlite')
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    throw bad('DATABASE_URL', value.replace(/:[^:@/]*@/, ':***@'), 'a postgres:// URL')
  }
  return value
}

/** Never shown, not even when it is refused. */
function secret(env: Environment, name: string): string | null {
  const value = optional(env, name)
  if (value !== null && value.length < 32) throw bad(name, '…', 'at least 32 characters')
  return value
}

function accounts(env: Environment, dataDir: string): AccountsConfig {
  const siteUrl = origin(env, 'SITE_URL', 'http://localhost')
  return {
    mail: {
      smtpUrl: smtp(env, 'SMTP_URL'),
      from: mailbox(env, 'MAIL_FROM', `no-reply@${siteUrl.hostname}`),
    },
    texts: {
      url: optionalUrl(env, 'SMS_URL'),
      token: optional(env, 'SMS_TOKEN'),
      from: text(env, 'SMS_FROM', 'Lobang'),
    },
    // Visitors of a public site could not open it.
    outbox: siteUrl.protocol === 'https:' ? null : join(dataDir, 'outbox'),
    phonePrefixes: phonePrefixes(env, 'SMS_PREFIXES', '+65'),
    providers: [
      ...provider(env, { id: 'google', name: 'Google', issuer: null }),
      ...provider(env, { id: 'apple', name: 'Apple', issuer: null }),
      ...provider(env, { id: 'facebook', name: 'Facebook', issuer: null }),
      ...otherIssuer(env),
    ],
  }
}

/** Offered when both of its settings are set. */
function provider(
  env: Environment,
  { id, name, issuer }: Pick<ProviderConfig, 'id' | 'name' | 'issuer'>,
): ProviderConfig[] {
  const prefix = id.toUpperCase()
  const clientId = optional(env, `${prefix}_CLIENT_ID`)
  const clientSecret = optional(env, `${prefix}_CLIENT_SECRET`)
  if (clientId === null && clientSecret === null) return []
  if (clientId === null) throw bad(`${prefix}_CLIENT_ID`, '', 'set with the secret')
  if (clientSecret === null) throw bad(`${prefix}_CLIENT_SECRET`, '', 'set with the id')
  return [{ id, name, issuer, clientId, clientSecret }]
}

function otherIssuer(env: Environment): ProviderConfig[] {
  const issuer = optionalUrl(env, 'OIDC_ISSUER')
  if (issuer === null) return []
  const name = text(env, 'OIDC_NAME', new URL(issuer).hostname)
  const found = provider(env, { id: 'oidc', name, issuer })
  if (found.length === 0) throw bad('OIDC_CLIENT_ID', '', 'set with OIDC_ISSUER')
  return found
}

function smtp(env: Environment, name: string): string | null {
  const value = optional(env, name)
  if (value === null) return null
  if (!/^smtps?:\/\/[^/]+/.test(value) || !URL.canParse(value)) {
    throw bad(name, value.replace(/:[^:@/]*@/, ':***@'), 'an smtp:// or smtps:// URL')
  }
  return value
}

function phonePrefixes(env: Environment, name: string, fallback: string): string[] {
  const values = list(env, name, fallback)
  for (const value of values) {
    if (!/^\+\d{0,6}$/.test(value)) throw bad(name, value, 'prefixes such as +65, or + for all')
  }
  return values
}
