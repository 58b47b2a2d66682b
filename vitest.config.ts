import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { patience, workers } from './test/machine.ts'

export default defineConfig({
  test: {
    include: ['{src,test,seed,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/build-once.ts', 'test/start-postgres.ts', 'test/seed-once.ts'],
    // Of the processes that tests start: making pages and pictures in advance would keep a core busy as long as they run.
    env: { IMAGE_FORMAT: 'jpg', PAGES_AT_START: 'off' },
    // The build of the renderer is run as it is.
    server: { deps: { external: [/\/dist\/server\//] } },
    // No module of ours holds state, so files can share what a worker has loaded; see `test/setup.ts`.
    isolate: false,
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // The longest tests start several processes, and share the machine with the other workers.
    testTimeout: patience(90_000),
    hookTimeout: patience(60_000),
    // Whatever a test waits for comes sooner or later; only a defect waits this long.
    expect: { poll: { timeout: patience(20_000), interval: 10 } },
  },
})
