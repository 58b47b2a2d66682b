import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '../../test/peers/mail-server.ts'
import { startSilentServer } from '../../test/peers/silent-server.ts'
import { startSiteProcess } from '../../test/site-process.ts'
import { ms, percentile, report } from '../report.ts'

export const about =
  'a mail server that never answers: forms answer as fast, and every mail comes once'

const DEFAULT_FORMS = 100
/** A dead process keeps its claim on a message for half a minute, and pauses grow to a minute. */
const PATIENCE_MS = 180_000

/** Sends forms with a mail server that works and with a silent one; then comes kill -9, and a server that works. */
export async function run([count = String(DEFAULT_FORMS)]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  const forms = Number(count)
  try {
    const healthy = await startMailServer()
    const port = Number(new URL(healthy.url).port)
    const mail = { SMTP_URL: healthy.url }
    // So many forms look like an attack, which is not measured here.
    const settings = { DATA_DIR: folder, TRUSTED_PROXIES: '1', APP_CHECK: 'off', ...mail }
    const site = await startSiteProcess(settings)
    await sendForms(site.url, { prefix: 'warm', forms: 10 })
    const quick = await sendForms(site.url, { prefix: 'quick', forms })
    await waitFor(healthy, forms + 10)
    await healthy[Symbol.asyncDispose]()

    const silent = await startSilentServer(port)
    const slow = await sendForms(site.url, { prefix: 'silent', forms })
    site.process.kill('SIGKILL')
    await site[Symbol.asyncDispose]()
    const stopping = await startSiteProcess(settings)
    const stopMs = await timeOf(() => stopping.stop())
    await silent[Symbol.asyncDispose]()

    await using speaking = await startMailServer(port)
    await using _site = await startSiteProcess(settings)
    await waitFor(speaking, forms)
    tell({ quick, slow, stopMs, copies: copiesOf(speaking), forms })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds per form. Each comes from another network, since a network may send only a few. */
async function sendForms(url: string, { prefix, forms }: { prefix: string; forms: number }) {
  const times: number[] = []
  for (let index = 0; index < forms; index++) {
    const body = new URLSearchParams({ method: 'link', email: `${prefix}-${index}@mail.example` })
    const headers = { origin: url, 'x-forwarded-for': `198.51.100.${index % 250}` }
    const took = await timeOf(async () => {
      const answer = await fetch(`${url}/account/sign-in`, { method: 'POST', body, headers })
      await answer.text()
      if (!answer.ok) throw new Error(`A form was answered with ${answer.status}`)
    })
    times.push(took)
  }
  return times
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function waitFor(server: MailServer, count: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (server.mails.length < count && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function copiesOf({ mails }: MailServer): number[] {
  const copies = new Map<string, number>()
  for (const { to } of mails) copies.set(to, (copies.get(to) ?? 0) + 1)
  return [...copies.values()]
}

type Figures = { quick: number[]; slow: number[]; stopMs: number; copies: number[]; forms: number }

function tell({ quick, slow, stopMs, copies, forms }: Figures): void {
  const [before, during] = [percentile(quick, 99), percentile(slow, 99)]
  report(`${forms} forms, mail server works: p99`, ms(before))
  report(`${forms} forms, mail server silent: p99`, ms(during), {
    value: Math.round(during),
    // Half a second allows for noise of the machine; before, each form waited for 10 s.
    most: Math.round(before * 2 + 500),
  })
  report('stopping while the mail server is silent', ms(stopMs), { value: stopMs, most: 10_000 })
  const missing = forms - copies.length
  report('after kill -9: mails that never came', String(missing), { value: missing, most: 0 })
  const doubled = copies.filter((count) => count > 1).length
  report('after kill -9: mails that came twice', String(doubled), { value: doubled, most: 0 })
}
