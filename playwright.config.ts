import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { standInKey } from '#tests/support/maps-stand-in.ts'

// A port of this folder's own: two clones may be tested on one machine, and nothing left elsewhere is in the way.
const port =
  20_000 +
  (createHash('sha256')
    .update(import.meta.dirname)
    .digest()
    .readUInt16BE() %
    10_000)
const chromium = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim()

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    { command: `node tests/support/maps-stand-in.ts ${port + 2}`, port: port + 2 },
    {
      command: 'node tools/preview.ts --fresh',
      url: `http://127.0.0.1:${port}`,
      env: {
        PORT: String(port),
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1',
        GOOGLE_MAPS_API_KEY: standInKey,
        GOOGLE_PLACES_URL: `http://127.0.0.1:${port + 2}`,
        GOOGLE_ROUTES_URL: `http://127.0.0.1:${port + 2}`,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'pipe',
    },
  ],
})
