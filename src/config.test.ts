import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('no setting is needed', () => {
  const config = readConfig({})

  expect(config.port).toBe(3000)
  expect(config.siteUrl.href).toBe('http://localhost:3000/')
  expect(config.database).toMatch(/data[/\\]lobang\.sqlite$/)
  expect(config.site.productName).toBe('Lobang')
})

test('.env.example says the defaults', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'))

  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
})

test.for([
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['SITE_URL', 'lobang.example', 'an http(s) URL'],
  [
    'SITE_URL',
    'https://lobang.example/path',
    'an origin such as https://lobang.example, without a path',
  ],
  ['DESK_URL', 'desk.example', 'an http(s) URL'],
  ['DESK_ADMIN', 'owner', 'an e-mail address'],
  ['DATABASE_URL', 'mysql://x', 'a postgres:// URL'],
  ['CONTENT_ENDPOINT', 'a b', 'an http(s) URL'],
  ['RICHTEXT_ENDPOINT', 'ftp://x', 'an http(s) URL'],
  ['PRIVATE_HOSTS', '10.0.0.1/8', 'host names such as player.vimeo.com or *.lobang.example'],
  ['EMBED_HOSTS', 'https://b.example', 'host names such as player.vimeo.com or *.lobang.example'],
  ['FUNCTIONS_ENDPOINT', 'x', 'an http(s) URL'],
  ['CONTENT_API_VISIBILITY', 'secret', 'one of open, public, private'],
  ['DEMO', 'maybe', 'one of auto, on, off'],
  ['APP_CHECK', 'sometimes', 'one of auto, always, off'],
  ['SMTP_URL', 'mail.example:587', 'an smtp:// or smtps:// URL'],
  ['MAIL_FROM', 'nobody', 'an e-mail address'],
  ['SMS_URL', 'gateway', 'an http(s) URL'],
  ['SMS_PREFIXES', '65', 'prefixes such as +65, or + for all'],
  ['OIDC_ISSUER', 'issuer.example', 'an http(s) URL'],
  ['REMINDERS', 'weekly', 'one of on, off'],
  ['PUSH_HOSTS', 'http://10.0.0.1:80', 'host names such as player.vimeo.com or *.lobang.example'],
  ['DATABASE_WAIT_S', '1m', 'a whole number from 0 to 3600'],
  ['CONTENT_API_RATE', '0', 'a whole number from 1 to 100000'],
  ['CONTENT_API_BURST', 'many', 'a whole number from 1 to 100000'],
  ['PARTNER_MAILBOX', 'nobody', 'an e-mail address'],
  ['LIST_DEALS_URL', 'javascript:alert(1)', 'an http(s) URL'],
  ['SOCIAL_NETWORK_URL', 'x', 'an http(s) URL'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ['HISTORY_DAYS', '-1', 'a whole number from 0 to 36500'],
  ['PAGE_CACHE_MB', '0', 'a whole number from 1 to 65536'],
  ['PAGES_AT_START', 'some', 'one of on, off'],
  ['TRUSTED_PROXIES', '-1', 'a whole number from 0 to 10'],
] as const)('a bad %s ("%s") names the variable and what it must be', ([name, value, expected]) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `${name} is "${value}", but must be ${expected}.`,
  )
})

test('a secret key that is too short is not shown', () => {
  expect(() => readConfig({ SECRET_KEY: 'kopi-o-kosong' })).toThrow(
    'SECRET_KEY is "…", but must be at least 32 characters.',
  )
})

test('a password in a bad DATABASE_URL is not shown', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(
    /^((?!secret).)*$/,
  )
})

test('the settings of an issuer go together', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/^GOOGLE_CLIENT_SECRET /)
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example' })).toThrow(/^OIDC_CLIENT_ID /)
  const [google] = readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }).accounts
    .providers
  expect(google).toMatchObject({ id: 'google', name: 'Google', clientId: 'x' })
})

test('a public site has no outbox', () => {
  expect(readConfig({ SITE_URL: 'https://lobang.example' }).accounts.outbox).toBe(null)
  expect(readConfig({}).accounts.outbox).toMatch(/data[/\\]outbox$/)
})

test.for([
  ['', false],
  ['0', false],
  ['false', false],
  ['1', true],
  ['true', true],
  ['Images are broken', true],
] as const)('ANNOUNCEMENT "%s" is %s', ([value, expected]) => {
  expect(readConfig({ ANNOUNCEMENT: value }).announcement).toBe(expected)
})
