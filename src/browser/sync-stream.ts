import type { ChangeNotice } from '#visitor/schemas.ts'

type ListenOptions = {
  url: string
  authToken: () => Promise<string | null>
  fetch: typeof fetch
  onChange: (change: ChangeNotice) => void
  signal: AbortSignal
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** Uses `fetch`, because `EventSource` cannot send a token. Reconnects when it is cut. */
export async function listenForChanges(options: ListenOptions): Promise<void> {
  const { signal } = options
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const heard = await listenOnce(options).catch(() => false)
    wait = heard ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
    // Spreads reconnections after a restart of the server.
    if (!signal.aborted) await pause(wait * (0.5 + Math.random()), signal)
  }
}

/** Returns whether any event arrived. */
async function listenOnce({ url, authToken, fetch, onChange, signal }: ListenOptions) {
  const token = await authToken()
  if (token === null) return false
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const response = await fetch(url, { headers, signal, cache: 'no-store' })
  if (!response.ok || !response.body) return false
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    text += value
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data !== undefined) onChange(JSON.parse(data))
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
