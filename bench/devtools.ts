import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds, like the durations. */
  ts: number
  dur?: number
  /** Processor time of the thread, because the machine may have other work. */
  tdur?: number
  args: {
    frame?: string
    data?: {
      score?: number
      had_recent_input?: boolean
      requestId?: string
      url?: string
      statusCode?: number
      encodedDataLength?: number
      isOutermostMainFrame?: boolean
      documentLoaderURL?: string
    }
    beginData?: { url?: string }
  }
}

export type Devtools = Awaited<ReturnType<typeof openDevtools>>

type Answer = { id?: number; method?: string; params?: unknown; result?: never; error?: unknown }

/**
 * Chromium by its own protocol. Playwright enables `Runtime` events in its pages, and then V8 reads a
 * script again for every error that is created, which costs more than what is measured here.
 */
export async function openDevtools(executable = process.env.CHROMIUM ?? '/usr/bin/chromium') {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-chromium-'))
  const browser = spawn(executable, [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ])
  const address = await addressOf(browser)
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners = new Set<(method: string, params: never) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data) as Answer
    if (answer.id) waiting.get(answer.id)?.(answer)
    else if (answer.method)
      for (const listener of listeners) listener(answer.method, answer.params as never)
  })

  async function send<Result = void>(
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Result> {
    const id = ++lastId
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
    waiting.delete(id)
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
    return answer.result as Result
  }

  return {
    /** The port at which other tools find the same browser. */
    port: Number(new URL(address).port),
    send,
    /** Calls back for every event; returns how to stop. */
    listen(listener: (method: string, params: never) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close(): Promise<void> {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      // Not every build answers before it ends.
      void send('Browser.close').catch(() => browser.kill())
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    browser.stderr?.on('data', (text) => {
      said += text
      const [, address] = said.match(/DevTools listening on (ws:\S+)/) ?? []
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`Chromium ended: ${said}`)))
  })
}
