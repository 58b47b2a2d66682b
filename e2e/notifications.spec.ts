import { expect, type Page } from 'playwright/test'
import type { Reminder } from '#lib/reminder.ts'
import { createPushBrowser } from '../test/peers/push-service.ts'
import { test } from './account-site.ts'
import { newEmail, signUpWithPassword } from './sign-up.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

test('a tap puts this browser on the list, and what is pushed to it is shown', async ({
  page,
  context,
  peers,
}) => {
  await context.grantPermissions(['notifications'])
  // The vendor's service is out of reach here; all else is the browser's own.
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: JSON.parse(subscription).endpoint,
        toJSON: () => JSON.parse(subscription),
      }) as never
  }, createPushBrowser('https://web.push.apple.com', '/journey').token)
  await signUpWithPassword(page, { email: newEmail(), peers })

  await page.getByRole('button', { name: 'Get notifications on this device' }).click()
  await expect(page.getByText('This device can get notifications.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove .* from notifications$/ })).toBeVisible()
  await pushTo(page, { title: 'Ends today', body: 'Kopi', path: '/deals/food', day: '2026-11-15' })

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications()
      return all.map(({ title, body, data }) => ({ title, body, data }))
    })
  await expect.poll(shown).toEqual([{ title: 'Ends today', body: 'Kopi', data: '/deals/food' }])
})

test('a browser that refuses notifications gets a calm word', async ({ page, peers }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'denied'
  })
  await signUpWithPassword(page, { email: newEmail(), peers })

  await page.getByRole('button', { name: 'Get notifications on this device' }).click()

  await expect(page.getByText('Your browser does not allow notifications')).toBeVisible()
})

/** As the vendor's service would. */
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
