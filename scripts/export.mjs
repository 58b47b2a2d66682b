import { ensureInstalled, main, runForCode } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runForCode('node', [
    '--env-file-if-exists=.env',
    'scripts/export.ts',
    ...process.argv.slice(2),
  ])
})
