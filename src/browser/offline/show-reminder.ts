import * as paths from '#lib/paths.ts'
import type { Reminder } from '#lib/reminder.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Browsers penalise a push without a notification, so one is always shown. */
export async function showReminder(
  { registration }: Pick<WorkerScope, 'registration'>,
  text: string | undefined,
): Promise<void> {
  const { title, body, path, day } = read(text)
  await registration.showNotification(title, { body, tag: day, data: path })
}

/** Only pages of this site: `//` would lead to another one. */
export async function openReminder(
  { clients }: Pick<WorkerScope, 'clients'>,
  path: unknown,
): Promise<void> {
  await clients.openWindow(/^\/(?![/\\])/.test(String(path)) ? String(path) : '/')
}

function read(text: string | undefined): Reminder {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return { title: 'Deals for you', body: '', path: paths.profile, day: '' }
  }
}
