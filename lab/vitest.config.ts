import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { root: import.meta.dirname, setupFiles: ['../tests/support/fail-on-console.ts'] },
})
