import { type BrowserContext, expect, type Page } from 'playwright/test'
import type { Reminder } from '#lib/reminder.ts'
import { createPushBrowser } from '../test/peers/push-service.ts'
import { test } from './account-site.ts'
import { newEmail, signUpWithPassword } from './sign-up.ts'

test.use({ serviceWorkers: 'allow' })

test('a browser that blocks notifications gets an explanation; else a tap adds it, and it shows them', async ({
  page,
  context,
  peers,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'denied'
  })
  await signUpWithPassword(page, { email: newEmail(), peers })
  const ask = page.getByRole('button', { name: 'Get notifications on this device' })
  await ask.click()
  await expect(page.getByText('Your browser blocks notifications')).toBeVisible()

  // A headless browser shows no notifications, and the vendor's push service is out of reach.
  await page.addInitScript((subscription) => {
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => JSON.parse(subscription) }) as never
  }, createPushBrowser('https://web.push.apple.com', '/journey').token)
  await page.reload()
  await ask.click()
  await expect(page.getByText('This device can get notifications.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove .* from notifications$/ })).toBeVisible()
  const shown = await watchNotifications(context)
  await pushTo(page, { title: 'Ends today', body: 'Kopi', path: '/deals/food', day: '2026-11-15' })

  await expect
    .poll(shown)
    .toEqual([['Ends today', { body: 'Kopi', data: '/deals/food', tag: '2026-11-15' }]])
})

/** Records what the service worker shows from now on. */
async function watchNotifications(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: unknown[] }
    scope.shown = []
    Object.assign(scope.registration, {
      showNotification: async (...told: unknown[]) => void scope.shown.push(told),
    })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
}

/** Delivers a push, as the vendor's service would. */
async function pushTo(page: Page, reminder: Reminder): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(reminder),
  })
}
