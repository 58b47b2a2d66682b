import { defineConfig } from 'vitest/config'

// Reads source files and nothing else, so it starts no database: part of `npm run check`.
export default defineConfig({ test: { include: ['test/architecture.test.ts'] } })
