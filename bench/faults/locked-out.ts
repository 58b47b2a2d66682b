import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { solveProof } from '../../src/routes/account/solve-proof.ts'
import { startSiteProcess } from '../../test/site-process.ts'
import { createFormBrowser, type FormBrowser, sentMessages, waitForToken } from '../form-browser.ts'
import { report } from '../report.ts'

export const about = 'strangers guess and ask from 20 addresses: the owner still signs in'

const STRANGERS = 20
const DEFAULT_SECONDS = 60
/** How many passwords strangers may guess at once and per hour, as before there were lanes. */
const [AT_ONCE, AN_HOUR] = [8, 12]
const PAUSE_MS = 1500

const who = { email: 'owner@mail.example', password: 'kopi at the void deck' }

/** Strangers use up every limit they can, all the time; the owner must not notice. */
export async function run([seconds = String(DEFAULT_SECONDS)]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-locked-out-'))
  try {
    const env = { DATA_DIR: folder, SITE_URL: 'http://localhost', TRUSTED_PROXIES: '1' }
    await using site = await startSiteProcess(env)
    const known = createFormBrowser(site.url, '198.51.100.1')
    await known.signUp(who, folder)
    const mailsBefore = sentMessages(folder).length
    const until = performance.now() + Number(seconds) * 1000
    const strangers = Promise.all(
      Array.from({ length: STRANGERS }, (_, index) =>
        attack(createFormBrowser(site.url, `203.0.113.${index}`), { index, until }),
      ),
    )
    // Their first burst is the worst.
    await delay(3000)
    const owner = await comeAndGo(known, { url: site.url, folder, until })
    const attacks = await strangers
    const sum = (name: 'sent' | 'checked') =>
      attacks.reduce((total, attack) => total + attack[name], 0)
    const most = AT_ONCE + Math.ceil((AN_HOUR * Number(seconds)) / 3600)
    report(`forms of ${STRANGERS} strangers in ${seconds} s`, String(sum('sent')))
    report('passwords of theirs that were checked', String(sum('checked')), {
      value: sum('checked'),
      most,
    })
    report('the same by the hour', `${AT_ONCE} at once and ${AN_HOUR} an hour, before and now`)
    report(
      'mails to the owner that they caused',
      String(sentMessages(folder).length - mailsBefore - owner.mails),
    )
    for (const [way, { tries, refused }] of Object.entries(owner.ways)) {
      report(`owner ${way}: refused`, `${refused} of ${tries}`, { value: refused, most: 0 })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Guesses passwords, and sometimes requests links and texts. Every fourth stranger sends proofs of work. */
async function attack(browser: FormBrowser, { index, until }: { index: number; until: number }) {
  const counts = { sent: 0, checked: 0 }
  let proof = ''
  while (performance.now() < until) {
    const form = { email: who.email, password: `guess ${index} ${counts.sent}`, proof }
    const answer = await browser.ask('/account/sign-in', form)
    const html = await answer.text()
    counts.sent++
    if (answer.status === 422 && html.includes('Wrong e-mail or password.')) counts.checked++
    proof = index % 4 === 0 && counts.sent % 5 === 1 ? await solveIn(html) : ''
    if (counts.sent % 7 === 0) {
      await browser.ask('/account/sign-in', { method: 'link', email: who.email })
      await browser.ask('/account/forgot', { email: who.email })
    }
    await delay(PAUSE_MS)
  }
  return counts
}

async function solveIn(html: string): Promise<string> {
  const data = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const challenge = JSON.parse(data).payload?.proof?.challenge
  return challenge ? solveProof(challenge) : ''
}

type OwnerOptions = { url: string; folder: string; until: number }

/** The owner signs in by turns in a known browser, in a new one with a proof, and in a new one by a link. */
async function comeAndGo(known: FormBrowser, { url, folder, until }: OwnerOptions) {
  const ways = {
    'in a known browser': { tries: 0, refused: 0 },
    'in a new browser with a proof': { tries: 0, refused: 0 },
    'in a new browser by a link': { tries: 0, refused: 0 },
  }
  const note = (way: keyof typeof ways, isIn: boolean) => {
    ways[way].tries++
    if (!isIn) ways[way].refused++
  }
  const used = new Set<string>()
  const openLink = async (browser: FormBrowser) => {
    const token = await waitForToken(folder, 'link', used)
    used.add(token)
    await browser.ask('/account/link', { token })
  }
  let mails = 0
  for (let round = 0; performance.now() < until; round++) {
    await known.ask('/account/sign-out', {})
    await known.ask('/account/sign-in', who)
    note('in a known browser', await known.isSignedIn())

    const proving = createFormBrowser(url, `198.51.100.${10 + round}`)
    const proof = await solveIn(await (await proving.ask('/account/sign-in', who)).text())
    const answer = await proving.ask('/account/sign-in', { ...who, proof })
    // Strangers with proofs have used up the limit: the mailed link works as well.
    if (answer.status === 200) await openLink(proving)
    note('in a new browser with a proof', await proving.isSignedIn())

    const linking = createFormBrowser(url, `198.51.100.${100 + round}`)
    const before = sentMessages(folder).length
    await linking.ask('/account/sign-in', { method: 'link', email: who.email })
    mails += sentMessages(folder).length - before
    await openLink(linking)
    note('in a new browser by a link', await linking.isSignedIn())
    await delay(PAUSE_MS)
  }
  return { ways, mails }
}
