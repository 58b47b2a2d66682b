import { defineConfig } from 'playwright/test'
import { PORT, quickPictures, SMALL_DEMO, WHOLE_DEMO } from './e2e/this-run.ts'
import { patience, workers } from './test/machine.ts'

const ORIGIN = `http://127.0.0.1:${PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers,
  timeout: patience(60_000),
  // At a desk, a journey that fails once has failed. On a shared machine a browser may be starved;
  // what then passes at the second attempt is named in the report.
  // biome-ignore lint/style/noProcessEnv: set by every continuous integration.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: patience(10_000) },
  forbidOnly: true,
  use: {
    baseURL: ORIGIN,
    // Journeys watch and change what pages ask for, which a worker would do in their place.
    serviceWorkers: 'block',
    launchOptions: {
      // biome-ignore lint/style/noProcessEnv: found by scripts/find-chromium.mjs.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Memory for drawing, in megabytes. No journey looks at a picture of a page, and drawing takes a third of a load.
        '--force-gpu-mem-available-mb=1',
        // Chromium's sandbox cannot be used by root, and containers often run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `${ORIGIN}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      LOG_LEVEL: 'warn',
      SITE_URL: ORIGIN,
      // Journeys learn the refs of releases from the content API.
      CONTENT_API_VISIBILITY: 'open',
      // Journeys say which network somebody else is in.
      TRUSTED_PROXIES: '1',
      SMALL_DEMO,
      WHOLE_DEMO,
      ...quickPictures,
    },
  },
})
