import { ensureInstalled, envFile, main, runForCode } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runForCode('node', [...envFile, 'scripts/export.ts', ...process.argv.slice(2)])
})
