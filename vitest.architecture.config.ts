import { defineConfig } from 'vitest/config'

// Tests that read source files and nothing else, so no database is started: part of `npm run check`.
export default defineConfig({
  test: { include: ['test/architecture.test.ts', 'test/function-length.test.ts'] },
})
