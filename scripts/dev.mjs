import { ensureInstalled, main, runUntilStopped } from './bootstrap.mjs'

await main(async () => {
  await ensureInstalled()
  return runUntilStopped('node', ['--env-file-if-exists=.env', 'scripts/dev.ts'])
})
