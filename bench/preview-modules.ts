// Whether Prismic's own modules for Next, SvelteKit and Nuxt show our drafts: a small site with each follows a preview link in a
// browser, shows the title of the draft, and after the preview the published one. The first run installs and builds the sites,
// outside the project's own packages. `npm run bench -- preview-modules [next-1,next-2,svelte,nuxt]`
import { strictEqual } from 'node:assert'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { openDatabase } from '../src/db/database.ts'
import { PREVIEW_COOKIE } from '../src/lib/preview-cookie-name.ts'
import { freePort } from '../test/free-port.ts'
import { createReleaseStore } from '../test/release-store.ts'
import { ensureBuiltSite, quiet } from './built-site.ts'
import { startServer } from './peers/measured-site.ts'
import { report } from './report.ts'
import { startSite } from './start-site.ts'

type Module = {
  /** The package and its version, as in `package.json`. */
  title: string
  /** Folders of `preview-modules/sites`. */
  sources: string[]
  serve: (port: number) => { command: string; args: string[] }
  env: (of: { api: string; origin: string }) => Record<string, string>
  /** Where its site starts previews. */
  startsAt: string
  /** Where its site ends them. By default the toolbar of prismic.io does, which removes the cookie. */
  endsAt?: string
}

const next = {
  serve: (port: number) => ({
    command: 'node_modules/.bin/next',
    args: ['start', '-p', String(port)],
  }),
  env: ({ api }: { api: string }) => ({ CONTENT_API: api }),
  startsAt: '/api/preview',
  endsAt: '/api/exit-preview',
}

const modules: Record<string, Module> = {
  'next-1': { ...next, title: '@prismicio/next 1.7.2', sources: ['next', 'next-1'] },
  'next-2': { ...next, title: '@prismicio/next 2.3.0', sources: ['next', 'next-2'] },
  svelte: {
    title: '@prismicio/svelte 2.2.1',
    sources: ['svelte'],
    serve: () => ({ command: process.execPath, args: ['build/index.js'] }),
    env: ({ api, origin }) => ({ CONTENT_API: api, ORIGIN: origin }),
    startsAt: '/api/preview',
  },
  nuxt: {
    title: '@nuxtjs/prismic 5.3.0',
    sources: ['nuxt'],
    serve: () => ({ command: process.execPath, args: ['.output/server/index.mjs'] }),
    env: ({ api }) => ({ NUXT_PUBLIC_PRISMIC_CLIENT_CONFIG_DOCUMENT_API_ENDPOINT: api }),
    startsAt: '/preview',
  },
}

const UID = 'kaya-toast-set-two-for-one'
const DRAFT = 'Two kaya toast sets that nobody has published'
const root = join(import.meta.dirname, '..')

const names = process.argv[2]?.split(',') ?? Object.keys(modules)
await using opened = new AsyncDisposableStack()
const site = await startSite()
opened.defer(() => site.close())
const published = await saveRelease()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '' })
opened.defer(() => browser.close())
for (const name of names) {
  const module = modules[name]
  if (!module) throw new Error(`There is no "${name}", only: ${Object.keys(modules).join(', ')}`)
  await follow(name, module, browser)
}

/** A release with another title of a published deal. Returns the published title. */
async function saveRelease(): Promise<string> {
  await using db = openDatabase(join(site.folder, 'lobang.sqlite'))
  const deal = site.store
    .snapshot()
    .byType.get('deal')
    ?.values()
    .find(({ uid }) => uid === UID)
  if (!deal) throw new Error(`The demo has no deal "${UID}"`)
  const releases = createReleaseStore(db, {
    store: site.store,
    createRef: () => crypto.randomUUID(),
    now: () => new Date(),
  })
  const document = { ...deal, data: { ...deal.data, title: DRAFT } }
  const release = { id: 'draft', label: 'Draft', scheduledAt: null }
  await releases.save({ ...release, change: { documents: [document] } })
  return String(deal.data.title)
}

async function follow(name: string, module: Module, browser: Browser): Promise<void> {
  const sources = module.sources.map((part) => join(root, 'bench/preview-modules/sites', part))
  const folder = await ensureBuiltSite({ name: `preview-modules/${name}`, sources })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { ...quiet, ...module.env({ api: `${site.origin}/api/v2`, origin }) }
  await using _server = await startServer({ ...module.serve(port), folder, env, port })
  await using context = await browser.newContext()
  const foreign = new Set<string>()
  await context.route(isForeign, (route) => {
    foreign.add(new URL(route.request().url()).host)
    return route.abort()
  })
  const page = await context.newPage()
  const deal = `${origin}/deals/${UID}`

  strictEqual(await titleAt(page, deal), published)
  await page.goto(await linkTo(origin + module.startsAt))
  await page.waitForURL(`**/deals/${UID}`)
  await page.getByRole('heading', { name: DRAFT, exact: true }).waitFor()
  const again = await page.reload()
  const html = (await again?.text()) ?? ''
  strictEqual(html.includes(DRAFT), true, 'the server of the front end renders the draft')
  if (module.endsAt) await page.goto(origin + module.endsAt)
  else await context.clearCookies({ name: PREVIEW_COOKIE })
  strictEqual(await titleAt(page, deal), published)

  report(module.title, `showed "${DRAFT}", then "${published}"`)
  report(`${module.title}: asked for elsewhere`, [...foreign].join(', ') || 'nothing')
}

async function titleAt(page: Page, url: string): Promise<string | null> {
  await page.goto(url)
  return page.getByRole('heading').first().textContent()
}

/** As an editor gets it, by `npm run content -- preview`. */
async function linkTo(startsAt: string): Promise<string> {
  const args = ['scripts/content.ts', 'preview', `deal/${UID}`, '--on', startsAt]
  const env = { ...process.env, DATA_DIR: site.folder, SITE_URL: site.origin }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  return stdout.trim()
}

function isForeign({ hostname }: URL): boolean {
  return hostname !== 'localhost' && hostname !== '127.0.0.1'
}
