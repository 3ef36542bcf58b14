import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { content } from './tools/content/content-plugin.ts'

export default defineConfig({
  test: {
    // HTTP tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [content()],
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'desk/**/*.test.{ts,tsx}',
            'ui/**/*.test.ts',
            'tools/**/*.test.ts',
            // Quick, unlike the drawings' own tests, and easily forgotten.
            'drawings/draw.test.ts',
          ],
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'drawings',
          include: ['drawings/*/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        plugins: [content()],
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/database.global.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          testTimeout: 15_000,
          // A worker deletes photos that its database doesn't know: not those of the development database.
          env: { PRIVATE_FILES: join(tmpdir(), 'hctc-test-private') },
          // As Node loads it in production, and not transformed for each file of tests.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
})
