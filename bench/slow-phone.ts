import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools, TraceEvent } from './devtools.ts'

export type PhoneKind = {
  /** How many times slower than this machine. */
  processor: number
  /** `null`: no limit. */
  network: { latency: number; kilobitsPerSecond: number } | null
}

/** A mid-range phone on a mobile network. */
export const SLOW_PHONE = {
  processor: 4,
  network: { latency: 150, kilobitsPerSecond: 1600 },
} satisfies PhoneKind

/** The last one has the whole tasks: those of `toplevel` end before the promises that they settle. */
const CATEGORIES = [
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
]

/** A phone that has never visited the site, with one tab. */
export async function openPhone(devtools: Devtools, kind: PhoneKind = SLOW_PHONE) {
  const { send } = devtools
  const { browserContextId } = await send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  const stop = await slowServiceWorkers(devtools, kind, browserContextId)
  const openTab = () => openPhoneTab(devtools, kind, browserContextId)
  return {
    ...(await openTab()),
    /** Another tab of the same phone. */
    openTab,
    close() {
      stop()
      return send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

type Attached = {
  sessionId: string
  targetInfo: { type: string; browserContextId: string }
}

/** A service worker has its own connection to the network, which the limits of a tab do not reach. */
async function slowServiceWorkers(
  { send, listen }: Devtools,
  kind: PhoneKind,
  browserContextId: string,
): Promise<() => void> {
  const stop = listen((method, params: Attached) => {
    if (method !== 'Target.attachedToTarget' || params.targetInfo.type !== 'service_worker') return
    if (params.targetInfo.browserContextId !== browserContextId) return
    const { sessionId } = params
    // A worker that ends meanwhile needs no limits.
    void limitNetwork(kind, (method, limits) => send(method, limits, sessionId))
      .then(() => send('Runtime.runIfWaitingForDebugger', {}, sessionId))
      .catch(() => {})
  })
  await send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'service_worker' }],
  })
  return stop
}

async function limitNetwork(
  { network }: PhoneKind,
  send: (method: string, params?: object) => Promise<unknown>,
): Promise<void> {
  if (!network) return
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

async function openPhoneTab({ send, listen }: Devtools, kind: PhoneKind, browserContextId: string) {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const inPage = <Result>(method: string, params: object = {}) =>
    send<Result>(method, params, sessionId)

  await inPage('Page.enable')
  await inPage('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  })
  await inPage('Emulation.setTouchEmulationEnabled', { enabled: true })
  await inPage('Emulation.setCPUThrottlingRate', { rate: kind.processor })
  await limitNetwork(kind, inPage)

  return {
    /** Opens a URL and waits for a while. */
    async visit(url: string, wait = 4000): Promise<void> {
      await inPage('Page.navigate', { url })
      await sleep(wait)
    },
    /** Scrolls down by a finger, as someone who looks around does. */
    scroll: (pixels: number) =>
      inPage('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -pixels }),
    /** A tap whose finger stays down for a while. */
    async tap(place: { x: number; y: number }, duration: number): Promise<void> {
      await inPage('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
      await sleep(duration)
      await inPage('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    /** A key of a keyboard that types one letter. */
    async press(letter: string): Promise<void> {
      const key = { key: letter, code: `Key${letter.toUpperCase()}` }
      await inPage('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key })
      await inPage('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    },
    setCookies: (cookies: readonly object[]) => inPage('Network.setCookies', { cookies }),
    /** Runs in every document before its own scripts. */
    prepare: (source: string) => inPage('Page.addScriptToEvaluateOnNewDocument', { source }),
    /** Records everything that happens meanwhile. */
    async trace(work: () => Promise<void>): Promise<TraceEvent[]> {
      const events: TraceEvent[] = []
      const complete = Promise.withResolvers<void>()
      const stop = listen((method, params: { value?: TraceEvent[] }) => {
        if (method === 'Tracing.dataCollected') events.push(...(params.value ?? []))
        if (method === 'Tracing.tracingComplete') complete.resolve()
      })
      await send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
      await work()
      await send('Tracing.end')
      await complete.promise
      stop()
      return events
    },
    /** The value of an expression in the page; promises are awaited. */
    async evaluate<Value>(expression: string): Promise<Value> {
      const { result, exceptionDetails } = await inPage<{
        result: { value: Value }
        exceptionDetails?: { exception?: { description?: string } }
      }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
      return result.value
    },
    closeTab: () => send('Target.closeTarget', { targetId }),
  }
}
