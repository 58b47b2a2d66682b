import { expect, test } from 'vitest'
import { openReminder, showReminder } from './show-reminder.ts'

async function shown(text: string | undefined): Promise<unknown[]> {
  const calls: unknown[] = []
  const registration = {
    async showNotification(...told: unknown[]) {
      calls.push(told)
    },
  }
  await showReminder({ registration }, text)
  return calls
}

test('a push is shown, and replaces an earlier one of the same day', async () => {
  const reminder = {
    title: 'Ends today',
    body: 'Kopi',
    path: '/deals/food/kopi',
    day: '2026-11-19',
  }

  expect(await shown(JSON.stringify(reminder))).toEqual([
    ['Ends today', { body: 'Kopi', tag: '2026-11-19', data: '/deals/food/kopi' }],
  ])
})

test('an empty push still shows a notification', async () => {
  const fallback = [['Deals for you', { body: '', tag: '', data: '/profile' }]]

  expect(await shown(undefined)).toEqual(fallback)
  expect(await shown('not JSON')).toEqual(fallback)
})

test.for([
  ['/deals/food/kopi', '/deals/food/kopi'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  [undefined, '/'],
])('a tap on a notification for %s opens %s', async ([path, opened]) => {
  const windows: string[] = []
  const clients = {
    claim: async () => {},
    openWindow: async (address: string) => windows.push(address),
  }

  await openReminder({ clients }, path)

  expect(windows).toEqual([opened])
})
