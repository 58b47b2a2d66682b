import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 2000
const MOST_LOOKS = 90

/** Waits until the pages that are made in advance are made, so that no render disturbs the measure. */
export async function calm(site: string): Promise<void> {
  let before = ''
  for (let look = 0; look < MOST_LOOKS; look++) {
    const metrics = await (await fetch(`${site}/metrics`)).text()
    const renders = /lobang_page_renders_total (\d+)/.exec(metrics)?.[1] ?? ''
    if (renders === before) return
    before = renders
    await delay(LOOK_EVERY_MS)
  }
  throw new Error('The site never came to rest')
}
