import { ensureInstalled, main } from './bootstrap.mjs'
import { ensureBuilt } from './ensure-built.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
