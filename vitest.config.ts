import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'illustration/**/*.test.ts',
          ],
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/database.global.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
