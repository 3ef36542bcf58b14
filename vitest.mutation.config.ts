import { defineConfig } from 'vitest/config'

// For `npm run mutate`: only the rules and their tests, without the project that starts a database. They have no state, so they can
// share a worker.
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    isolate: false,
  },
})
