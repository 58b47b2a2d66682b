import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { freePort } from '../test/free-port.ts'
import { patience } from '../test/machine.ts'
import { createNextBuild } from '../test/next-build.ts'
import { startSiteProcess } from '../test/site-process.ts'
import { heading, mainLink, openLive } from './app.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { quickPictures, SMALL_DEMO } from './this-run.ts'
import { watchTraffic } from './watch-traffic.ts'

test('an open tab keeps working after a deployment, and its next page comes from the new build', async ({
  page,
  allow,
}) => {
  test.setTimeout(patience(180_000))
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-e2e-'))
  copyFileSync(SMALL_DEMO, join(dataDir, 'lobang.sqlite'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // Its own server is not the one of the other journeys.
  allow(new RegExp(`^foreign request: ${origin}/`))
  // Between the two builds there is no server.
  allow(FAILED_REQUEST)
  const settings = { DATA_DIR: dataDir, PORT: String(port), SITE_URL: origin }
  const env = { ...settings, PAGES_AT_START: 'off', ...quickPictures }
  using next = createNextBuild()
  await using before = await startSiteProcess(env)
  await withoutPrefetch(page)
  await openLive(page, `${origin}/settings`)
  const traffic = watchTraffic(page)

  await before.stop()
  await using _ = await startSiteProcess(env, { folder: next.path })
  const script = page.waitForResponse(/\/assets\/suggest-/)
  await page.getByRole('searchbox').first().fill('satay')

  expect((await script).status()).toBe(200)
  // The script has taken over the field.
  await expect(page.getByRole('combobox')).toHaveValue('satay')
  expect(traffic.of('document')).toEqual([])
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await expect(page.locator('script[src*="-next.js"]')).not.toHaveCount(0)
  expect(traffic.of('document')).toEqual(['/brands'])
  rmSync(dataDir, { recursive: true, force: true })
})
