import { defineConfig } from 'playwright/test'
import { PORT, quickPictures, SMALL_DEMO } from './e2e/this-run.ts'
import { patience, workers } from './test/machine.ts'

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
    baseURL: originAt(PORT),
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
        // Chromium's sandbox cannot be used by root, and containers often run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'announcement.spec.ts' },
    {
      name: 'announcing site',
      testMatch: 'announcement.spec.ts',
      use: { baseURL: originAt(PORT + 1) },
    },
  ],
  webServer: [server(PORT, { SMALL_DEMO }), server(PORT + 1, { ANNOUNCEMENT: '1' })],
})

function originAt(port: number): string {
  return `http://127.0.0.1:${port}`
}

function server(port: number, env: Record<string, string> = {}) {
  return {
    command: 'node e2e/serve.ts',
    url: `${originAt(port)}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      SITE_URL: originAt(port),
      // Journeys learn the refs of releases from the content API.
      CONTENT_API_VISIBILITY: 'open',
      // Journeys say which network somebody else is in.
      TRUSTED_PROXIES: '1',
      ...quickPictures,
      ...env,
    },
  }
}
