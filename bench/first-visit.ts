import type { Devtools } from './devtools.ts'
import { readVisit, type Visit } from './read-visit.ts'
import { openPhone } from './slow-phone.ts'

const WARM_UP_MS = 1500

/** A slow phone that has never seen the site opens a page and stays for a while. */
export async function firstVisit(devtools: Devtools, url: string, stayMs: number): Promise<Visit> {
  const phone = await openPhone(devtools)
  const events = await phone.trace(() => phone.visit(url, stayMs))
  await phone.close()
  return readVisit(events, url)
}

/** Makes the page and its pictures, and lets the server compile its own code. */
export async function warmUp(devtools: Devtools, url: string): Promise<void> {
  const phone = await openPhone(devtools, { processor: 1, network: null })
  await phone.visit(url, WARM_UP_MS)
  await phone.close()
}
