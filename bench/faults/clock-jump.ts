import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { createFormBrowser } from '../form-browser.ts'
import { report } from '../report.ts'

export const about =
  'moves the clock of a running site by 60 days and back: pages, sessions, limits'

const AHEAD_MS = 60 * 24 * 60 * 60_000
/** A sample of pages from the whole site map. */
const DEFAULT_PAGES = 120
const GUESSES = 15

/** Moves the clock of a running process forward and back. Later visitors must notice nothing. */
export async function run([pages = String(DEFAULT_PAGES)]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-clock-'))
  const shiftFile = join(folder, 'clock-shift')
  try {
    await using site = await startSiteProcess({
      DATA_DIR: folder,
      SITE_URL: 'http://localhost',
      TRUSTED_PROXIES: '1',
      CLOCK_SHIFT_FILE: shiftFile,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '..', 'shifted-clock.ts')}`,
    })
    const moveClock = async (ms: number) => {
      const before = site.output()
      writeFileSync(shiftFile, String(ms))
      site.process.kill('SIGUSR2')
      while (!site.output().slice(before.length).includes('clock moved')) await delay(20)
    }
    const addresses = await somePages(site, Number(pages))
    const who = { email: 'owner@mail.example', password: 'kopi at the void deck' }
    const known = createFormBrowser(site.url, '198.51.100.1')
    await known.signUp(who, folder)
    const before = await readPages(site, addresses)

    await moveClock(AHEAD_MS)
    const ahead = await readPages(site, addresses)
    const refused = await guess(site, who.email)
    await known.isSignedIn()
    await moveClock(0)

    const fresh = createFormBrowser(site.url, '198.51.100.2')
    const answer = await fresh.ask('/account/sign-in', who)
    const after = await readPages(site, addresses)
    const differ = (other: Map<string, string>) =>
      addresses.filter((address) => other.get(address) !== before.get(address)).length
    report(`pages that differ 60 days ahead, of ${addresses.length}`, String(differ(ahead)))
    report('pages that are wrong at once after it', String(differ(after)), {
      value: differ(after),
      most: 0,
    })
    report('guesses refused while ahead', `${refused} of ${GUESSES}`)
    const lockedOut = (await fresh.isSignedIn()) ? 0 : 1
    report('owners locked out after it', `${lockedOut} (status ${answer.status})`, {
      value: lockedOut,
      most: 0,
    })
    const signedOut = (await known.isSignedIn()) ? 0 : 1
    report('sessions lost', String(signedOut), { value: signedOut, most: 0 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function somePages(site: SiteProcess, most: number): Promise<string[]> {
  const locationsIn = async (sitemap: string) => {
    const xml = await (await fetch(site.url + sitemap)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const all: string[] = []
  for (const part of await locationsIn('/sitemap.xml')) all.push(...(await locationsIn(part)))
  const step = Math.max(1, Math.floor(all.length / most))
  const spread = all.filter((_, index) => index % step === 0)
  return [...new Set([...spread, '/', '/deals', '/search?q=laksa', '/deals?page=2', '/feed.xml'])]
}

async function readPages(site: SiteProcess, addresses: string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const address of addresses) {
    const answer = await fetch(site.url + address)
    // A page rendered while a new search index is being built is valid for one second only.
    const html = (await answer.text()).replace(/"validUntil":\d+/, '')
    pages.set(address, `${answer.status} ${html}`)
  }
  return pages
}

/** Returns how many were refused because there were too many. */
async function guess(site: SiteProcess, email: string): Promise<number> {
  let refused = 0
  for (let guesses = 0; guesses < GUESSES; guesses++) {
    const stranger = createFormBrowser(site.url, `203.0.113.${guesses}`)
    const form = { email, password: `wrong guess ${guesses}` }
    if ((await stranger.ask('/account/sign-in', form)).status === 429) refused++
  }
  return refused
}
