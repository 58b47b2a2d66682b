import { ensureInstalled, envFile, main, runUntilStopped } from './bootstrap.mjs'

await main(async () => {
  await ensureInstalled()
  return runUntilStopped('node', [...envFile, 'scripts/dev.ts'])
})
