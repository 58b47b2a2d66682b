import { ensureInstalled, main, runUntilStopped } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { siteEnvironment } from './site-environment.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runUntilStopped('node', ['--env-file-if-exists=.env', 'src/main.ts'], {
    env: siteEnvironment,
  })
})
