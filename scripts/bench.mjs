import { ensureInstalled, main } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { findChromium } from './find-chromium.mjs'
import { runApart } from './run-apart.mjs'

// `npm run bench` is the first; `npm run bench -- content` another.
const benches = {
  page: { file: 'bench/cached-page.ts', needsBuild: true },
  images: { file: 'bench/images.ts', needsBuild: true },
  lighthouse: { file: 'bench/lighthouse.ts', needsBuild: true, needsBrowser: true },
  before: { file: 'bench/before.ts', needsBuild: true, needsBrowser: true },
  peers: { file: 'bench/peers.ts', needsBuild: true, needsBrowser: true },
  interactions: { file: 'bench/interactions.ts', needsBuild: true, needsBrowser: true },
  pages: { file: 'bench/pages.ts', needsBuild: true },
  memory: { file: 'bench/memory.ts', needsBuild: true },
  letters: { file: 'bench/letters.ts', needsBuild: true, needsBrowser: true },
  phone: { file: 'bench/phone.ts', needsBuild: true, needsBrowser: true },
  filters: { file: 'bench/filters.ts', needsBuild: true, needsBrowser: true },
  richtext: { file: 'bench/richtext.ts', needsBuild: true, needsBrowser: true },
  content: { file: 'bench/content.ts', needsBuild: false },
  publish: { file: 'bench/publish.ts', needsBuild: true },
  editing: { file: 'bench/editing.ts', needsBuild: false },
  'rich-text-round-trip': { file: 'bench/rich-text-round-trip.ts', needsBuild: false },
  counting: { file: 'bench/counting.ts', needsBuild: true },
  typing: { file: 'bench/typing.ts', needsBuild: true, needsBrowser: true },
  histories: { file: 'bench/histories.ts', needsBuild: false },
  'preview-modules': { file: 'bench/preview-modules.ts', needsBuild: true, needsBrowser: true },
  migrate: { file: 'bench/migrate.ts', needsBuild: true },
  availability: { file: 'bench/availability.ts', needsBuild: true },
  'desk-bytes': { file: 'bench/desk-bytes.ts', needsBuild: true },
  'desk-together': { file: 'bench/desk-together.ts', needsBuild: true, needsBrowser: true },
  'desk-form': { file: 'bench/desk-form.ts', needsBuild: true, needsBrowser: true },
  'desk-lists': { file: 'bench/desk-lists.ts', needsBuild: false },
  'busy-tests': { file: 'bench/busy-tests.ts', needsBuild: false },
  functions: { file: 'bench/functions.ts', needsBuild: false },
  faults: { file: 'bench/faults.ts', needsBuild: true, browserFor: ['xss', 'all'] },
}

await main(async () => {
  const [name = 'page', ...rest] = process.argv.slice(2)
  const bench = Object.hasOwn(benches, name) ? benches[name] : null
  if (!bench)
    throw new Error(`There is no bench "${name}", only: ${Object.keys(benches).join(', ')}`)
  await ensureInstalled()
  if (bench.needsBuild) await ensureBuilt()
  const needsBrowser = bench.needsBrowser || bench.browserFor?.includes(rest[0])
  const env = needsBrowser ? { CHROMIUM: await findChromium() } : {}
  return runApart('node', [bench.file, ...rest], { env })
})
