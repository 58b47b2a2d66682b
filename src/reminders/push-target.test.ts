import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { toPushTarget, toPushToken } from './push-target.ts'

const keys = {
  p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
}
const { pushHosts } = readConfig({}).reminders
const tokenOf = (endpoint: string, more = {}) => JSON.stringify({ endpoint, keys, ...more })

test.for([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('a browser of a known service can be pushed to: %s', (endpoint) => {
  expect(toPushTarget(tokenOf(endpoint), pushHosts)?.endpoint.href).toBe(endpoint)
})

test.for([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'http://127.0.0.1:8080/abc',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'https://evil.example/#https://fcm.googleapis.com/',
])('the server is not made to call %s', (endpoint) => {
  expect(toPushTarget(tokenOf(endpoint), pushHosts)).toBeNull()
})

test.for([
  '',
  'secret',
  'null',
  '{}',
  tokenOf('https://web.push.apple.com/a', { keys: {} }),
  tokenOf('https://web.push.apple.com/a', { keys: { ...keys, auth: 'AAAA' } }),
  tokenOf('https://web.push.apple.com/a', { keys: { ...keys, p256dh: keys.auth } }),
])('an invalid subscription is refused: %s', (token) => {
  expect(toPushTarget(token, pushHosts)).toBeNull()
})

test('a service on this machine must be named in the settings', () => {
  const token = tokenOf('http://127.0.0.1:8080/abc')

  expect(toPushTarget(token, ['http://127.0.0.1:8080'])).not.toBeNull()
  expect(toPushTarget(token, ['http://127.0.0.1:80'])).toBeNull()
})

test('every form of a subscription is stored in one form, without extra fields', () => {
  const plain = tokenOf('https://web.push.apple.com/abc')
  const odd = JSON.stringify({
    keys: { auth: `${keys.auth}==`, p256dh: keys.p256dh, more: 'x' },
    junk: 'x'.repeat(10_000),
    endpoint: 'https://WEB.push.apple.com:443/abc',
  })

  const kept = [plain, odd].map((token) => {
    const target = toPushTarget(token, pushHosts)
    return target && toPushToken(target)
  })

  expect(kept).toEqual([plain, plain])
})
