// Lighthouse's scores of the main kinds of pages on a phone.
import { openDevtools } from './devtools.ts'
import type { LighthouseReport } from './install-lighthouse.ts'
import { createJudge, scoreOf } from './judge-page.ts'
import { calm } from './load/calm.ts'
import { bringPictures, keepPictures } from './load/kept-pictures.ts'
import { median } from './median.ts'
import { startSite } from './start-site.ts'

/** The median counts. */
const ROUNDS = 3
const PAGES = [
  '/',
  '/deals/food',
  '/deals/food/kaya-toast-set-two-for-one',
  '/blog/student-deals-and-discounts-in-singapore',
  '/one-north',
  '/search?q=laksa',
]
const LIMITS: Record<string, number> = {
  performance: 0.99,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
}

const judge = await createJudge(Object.keys(LIMITS))
const site = await startSite()
bringPictures(site.folder)
const devtools = await openDevtools()
try {
  let isGood = true
  for (const path of PAGES) {
    const reports: LighthouseReport[] = []
    const url = site.origin + path
    // Makes the page and its pictures, which would take the processor from the browser.
    await judge(devtools, url)
    await calm(process.pid)
    for (let round = 0; round < ROUNDS; round++) reports.push(await judge(devtools, url))
    const names = Object.keys(LIMITS).filter((name) => name !== 'seo' || !isNoIndex(path))
    const scores = names.map((name) => ({
      name,
      score: median(reports.map((report) => scoreOf(report, name))),
    }))
    console.log(
      path.padEnd(52),
      scores.map(({ name, score }) => `${name} ${percent(score)}`).join(', '),
    )
    for (const { name, score } of scores) {
      if (score >= (LIMITS[name] ?? 0)) continue
      isGood = false
      for (const complaint of complaints(reports.at(-1), name)) console.log(`    ${complaint}`)
    }
  }
  process.exitCode = isGood ? 0 : 1
} finally {
  await devtools.close()
  keepPictures(site.folder)
  await site.close()
}

/** Search results are `noindex`, which Lighthouse counts against a page. */
function isNoIndex(path: string): boolean {
  return path.startsWith('/search')
}

function complaints(report: LighthouseReport | undefined, name: string): string[] {
  if (!report) return []
  return (report.categories[name]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.98)
    .map(({ id }) => `${id}: ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ''}`)
}

function percent(score: number): string {
  return String(Math.round(score * 100))
}
