import { defineConfig } from 'playwright/test'

// biome-ignore lint/style/noProcessEnv: another port lets two checkouts be tested at once.
const PORT = Number(process.env.E2E_PORT ?? 4310)

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
    baseURL: originAt(PORT),
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
  webServer: [server(PORT), server(PORT + 1, { ANNOUNCEMENT: '1' })],
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
    env: { PORT: String(port), LOG_LEVEL: 'warn', SITE_URL: originAt(port), ...env },
  }
}
