import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { runStack } from './stack.ts'

// Starts site, worker, mail server and desk, and restarts them when their code changes.
//
// npm run dev              with a local database that's filled with a nursery in the middle of its week
// npm run dev -- --empty   without quotes
//
// DATABASE_URL uses a database of yours instead, and PORT another port for the site (mail is the next, the desk ten higher).

// Vite loads React Router's development build. The condition makes Node load the same one instead of a second copy.
await runStack({
  site: ['--conditions=development', 'tools/dev-site.ts'],
  worker: ['tools/dev-worker.ts'],
  desk: ['--conditions=development', 'tools/dev-desk.ts'],
  mode: 'development',
  fresh: false,
  withDemo: !process.argv.includes('--empty'),
})
