import { ensureInstalled, main, runForCode } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'

const benches = ['malformed-queries.ts', 'cached-page.ts']

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  let code = 0
  // All of them run, also when one misses its target.
  for (const bench of benches) {
    const failed = await runForCode('node', [`bench/${bench}`])
    code ||= failed
  }
  return code
})
