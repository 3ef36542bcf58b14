import { defineConfig } from 'vitest/config'

// For `npx stryker run`: only the rules and their tests, without the project that starts a database. They have no state, so they can
// share a worker.
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    isolate: false,
    // Most broken rules show in the first few random histories; the usual 2,000 take seconds for each mutant.
    env: { HISTORIES: '50' },
  },
})
