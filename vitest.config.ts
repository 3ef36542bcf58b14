import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { lacks } from './tests/support/lacks.ts'
import { content } from './tools/content/content-plugin.ts'

const missing = ['gpg', 'nginx', 'pgbouncer'].filter(lacks)
if (missing.length > 0) console.warn(`Skipping the tests that need ${missing.join(', ')}: not installed.`)
const needing: Record<string, string> = {
  nginx: 'tests/http/operations/nginx-*.test.ts',
  pgbouncer: 'tests/http/operations/pooler.test.ts',
}

export default defineConfig({
  test: {
    // HTTP tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          // They have no state, so their files can share a worker.
          isolate: false,
        },
      },
      {
        plugins: [content()],
        test: {
          name: 'unit',
          include: [
            'server/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'desk/**/*.test.{ts,tsx}',
            'ui/**/*.test.ts',
            'tools/**/*.test.ts',
            // Quick, unlike the drawings' own tests, and easily forgotten.
            'lab/drawings/draw.test.ts',
          ],
          exclude: ['tools/guards/planted.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        // Starts the linter and the search for unused code, on a copy of the sources.
        test: { name: 'planted', include: ['tools/guards/planted.test.ts'] },
      },
      {
        plugins: [content()],
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          exclude: missing.flatMap((program) => needing[program] ?? []),
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
