import { ensureInstalled, main } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { findChromium } from './find-chromium.mjs'
import { runApart } from './run-apart.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = { CHROMIUM: await findChromium() }
  return runApart('node', ['scripts/shots.ts', ...process.argv.slice(2)], { env })
})
