import { defineConfig } from 'playwright/test'

const PORT = 4310

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A journey that fails once has failed: no retries to hide behind.
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      // biome-ignore lint/style/noProcessEnv: found by scripts/find-chromium.mjs.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Chromium's sandbox cannot be used by root, and containers often run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
    env: { PORT: String(PORT), LOG_LEVEL: 'warn', SITE_URL: `http://127.0.0.1:${PORT}` },
  },
})
