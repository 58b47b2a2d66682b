// Types, lint, architecture and dead code: seconds, no browser and no database.
import { fileURLToPath } from 'node:url'
import { ensureInstalled, main, run } from './bootstrap.mjs'

/** The cache of an earlier check, for files that have not changed since. */
const known = ['--incremental', '--tsBuildInfoFile', '.cache/types.json']

export const checks = [
  // More checkers at once end sooner, but each works out the shared types again: half as much work again.
  ['types', 'tsc', ['--noEmit', '--checkers', '1', ...known]],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'architecture',
    'vitest',
    ['run', '--reporter=dot', '--config', 'vitest.architecture.config.ts'],
  ],
  ['dead code', 'knip', ['--cache', '--cache-location', '.cache/knip']],
]

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  await main(async () => {
    await ensureInstalled()
    for (const [, command, args] of checks) await run(command, args)
  })
}
