import { ensureInstalled, envFile, main, runUntilStopped } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { siteEnvironment } from './site-environment.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runUntilStopped('node', [...envFile, 'src/main.ts'], {
    env: siteEnvironment,
  })
})
