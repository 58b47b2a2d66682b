import { ensureInstalled, main, runForCode } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { findChromium } from './find-chromium.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = { CHROMIUM: await findChromium() }
  return runForCode('node', ['scripts/shots.ts', ...process.argv.slice(2)], { env })
})
