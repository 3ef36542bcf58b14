import { defineConfig } from 'vitest/config'

// For `npm run mutate`: the rules and their own tests alone, without the project that starts a database. They keep no
// state, so they need no worker each.
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    isolate: false,
  },
})
