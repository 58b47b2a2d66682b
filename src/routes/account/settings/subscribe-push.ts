import * as paths from '#lib/paths.ts'

const PATIENCE_MS = 20_000

/** The state of notifications in this browser. `devices` are those that the account knows. */
export async function findPushState(
  devices: readonly { id: string }[],
): Promise<'unable' | 'denied' | 'on' | 'off'> {
  if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) {
    return 'unable'
  }
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription || Notification.permission !== 'granted') return 'off'
  const id = await toDeviceId(subscription.endpoint)
  return devices.some((device) => device.id === id) ? 'on' : 'off'
}

/** Asks the visitor, and then the browser. `null`: the visitor said no. */
export async function subscribePush(publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(paths.serviceWorker)
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: Error) => {
    // A subscription for another key, for example after the database was restored from a backup.
    if (error.name !== 'InvalidStateError') throw error
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return JSON.stringify(subscription)
}

/** A worker that cannot be installed is never ready. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the service worker is not ready')), PATIENCE_MS)
    work.then(resolve, reject)
  })
}

/** The same as the server's in `routes/account/settings/server/settings-page.ts`. */
async function toDeviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
}
