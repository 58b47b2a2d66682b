import { ensureInstalled, main, runForCode } from './bootstrap.mjs'

await main(async () => {
  await ensureInstalled()
  return runForCode('node', [
    '--env-file-if-exists=.env',
    'scripts/desk.ts',
    ...process.argv.slice(2),
  ])
})
