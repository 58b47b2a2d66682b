// How many requests per second the site answers with a cached page, compared with a bare server that sends the same bytes.
// `npm run bench -- page --against DIR` measures the built site of another checkout in the same run.
// Only ratios within one run count: the machine is noisy.
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../test/free-port.ts'
import { type ComparedSite, startComparedSite } from './load/compared-site.ts'
import { onCore, SITE_CORE } from './load/cores.ts'
import { measureRates, percentOf } from './load/measure-rates.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { percentile, report } from './report.ts'

const PAGE = '/'
const ROUNDS = 7
const SECONDS = 2
/** As a share of the bare server's rate. */
const LEAST_PERCENT = 90
/** A share of the other checkout's rate. Two runs of the same code differ by some percent. */
const LEAST_AGAINST_PERCENT = 95

const { values } = parseArgs({ options: { against: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
await using parts = new AsyncDisposableStack()
parts.defer(() => rmSync(folder, { recursive: true, force: true }))

const site = parts.use(await startComparedSite(PAGE, join(folder, 'data')))
const before = values.against
  ? parts.use(await startComparedSite(PAGE, join(folder, 'before'), resolve(values.against)))
  : null
const nginx = hasNginx() ? await startReference(site) : null

const rates = await measureRates(
  {
    site: site.url,
    'bare node:http': site.bareUrl,
    ...(before && { 'other checkout': before.url, 'bare for it': before.bareUrl }),
    ...(nginx && { nginx }),
  },
  { rounds: ROUNDS, seconds: SECONDS },
)

console.log(`Cached page ${PAGE}, brotli, ${ROUNDS} rounds of ${SECONDS} s, ${cpus().length} cores`)
for (const [name, of] of Object.entries(rates)) {
  report(`  ${name}`, `${Math.round(percentile(of, 50)).toLocaleString('en')} requests/s`)
}
const ratios = percentOf(rates.site, rates['bare node:http'])
reportRatio('site / bare', ratios, LEAST_PERCENT)
if (before) {
  const ratiosBefore = percentOf(rates['other checkout'] ?? [], rates['bare for it'] ?? [])
  report('other checkout / bare', `${percentile(ratiosBefore, 50).toFixed(1)} %`)
  reportRatio('site / other checkout', percentOf(ratios, ratiosBefore), LEAST_AGAINST_PERCENT)
}
if (!nginx) console.log('nginx is not compared, because it is not installed')

function reportRatio(what: string, ratios: number[], least: number): void {
  const ratio = percentile(ratios, 50)
  report(what, `${ratio.toFixed(1)} %`, { value: ratio, least })
}

async function startReference({ url }: ComparedSite): Promise<string> {
  const port = await freePort()
  const page = await compressedPage(url)
  parts.use(await startNginx({ folder: join(folder, 'nginx'), page, port, pin: onCore(SITE_CORE) }))
  return `http://127.0.0.1:${port}/`
}

/** Over `node:http`, because `fetch` would undo the encoding. */
function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (message) =>
      resolve(Buffer.concat(await message.toArray())),
    ).on('error', reject)
  })
}
