import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { captchaEntries } from '#tests/support/stand-ins/captcha-stand-in.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { standInKey } from '#tests/support/stand-ins/maps-stand-in.ts'
import { ports, siteSecretKey } from '#tests/support/ports.ts'

const at = (port: number) => `http://127.0.0.1:${port}`

const site = (port: number, entries: Record<string, string>) => ({
  command: 'node tools/preview.ts --fresh',
  url: at(port),
  env: {
    PORT: String(port),
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
    SECRET_KEY: siteSecretKey,
    ...entries,
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'pipe' as const,
})

const ownSites = [
  site(ports.site, {
    GOOGLE_MAPS_API_KEY: standInKey,
    GOOGLE_PLACES_URL: at(ports.maps),
    GOOGLE_ROUTES_URL: at(ports.maps),
  }),
  // The same with the optional parts switched on: the ad pixel and the captcha. Its stock may change, too.
  site(ports.siteWithAds, {
    SITE_ORIGIN: at(ports.siteWithAds),
    PIXEL_ID: '1234567890',
    // A different host, like the real provider, so it gets none of our cookies.
    PIXEL_URL: `http://localhost:${ports.collector}/tr`,
    ...captchaEntries(at(ports.captcha)),
  }),
]

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // A browser keeps a core busy; more of them only wait for each other.
  workers: availableParallelism(),
  timeout: 60_000,
  // More than the default of 5 s: browsers, sites and databases share the cores.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: at(ports.site),
    // Of a failed test, in test-results: `playwright show-trace FILE`. Snapshots of each step would make every test 30% slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  webServer: [
    { command: `node tests/support/stand-ins/maps-stand-in.ts ${ports.maps}`, port: ports.maps },
    { command: `node tests/support/stand-ins/captcha-stand-in.ts ${ports.captcha}`, port: ports.captcha },
    ...ownSites,
  ],
})
