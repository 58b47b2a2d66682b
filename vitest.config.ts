import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    // Has been run by the checks.
    exclude: ['test/architecture.test.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/start-postgres.ts', 'test/seed-once.ts'],
    // No module of ours holds state, so files can share what a worker has loaded; see `test/setup.ts`.
    isolate: false,
    // Vitest leaves one core to itself; most of these tests wait for a database or a process.
    maxWorkers: 2,
    // Seeding the whole demo takes a second, and longer when the other core is busy too.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
