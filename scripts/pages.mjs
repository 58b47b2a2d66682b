import { ensureInstalled, main, runForCode } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runForCode('node', ['scripts/pages.ts', ...process.argv.slice(2)])
})
