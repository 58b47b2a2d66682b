import { ensureInstalled, envFile, main, runForCode } from './bootstrap.mjs'

await main(async () => {
  await ensureInstalled()
  return runForCode('node', [...envFile, 'scripts/desk.ts', ...process.argv.slice(2)])
})
