import { defineConfig } from '@playwright/test'
import { findLightChromium } from './scripts/lib/chromium.mjs'

const port = Number(process.env['PORT'] ?? 4310)
const executablePath = findLightChromium()

/** Browser tests: the built portal and server on a fresh embedded database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Tests wait more than they compute: on two processors three go faster than two.
  workers: 3,
  // What passes only then is named at the end of the run, and is a defect to be explained (F04).
  retries: 1,
  // Patience costs nothing where nothing is wrong, and a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
    // A worker keeps its context, cleared, from test to test: a new one and its cold start take a second and a half.
    reuseContext: true,
    // A trace costs every test a third of its time: TRACE=1 records what failed, to be looked at.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    viewport: { width: 1280, height: 800 },
    // A frame costs as much processor time as a small test step, and every transition draws eight of them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A tab keeps its process from page to page: a new one for each costs a third of a load. Contexts never share one.
      args: ['--process-per-site', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node e2e/support/serve.mjs',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    // The server and its database end in order.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
    env: {
      PORT: String(port),
      MODE: 'demo',
      DATA_DIR: 'test-results/data',
      CHECK_ANSWERS: 'yes',
      // A task of the usual size is a second of processor time; what it takes is the same code.
      CAPTCHA_STEPS: '30',
    },
  },
})
