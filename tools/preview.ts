import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { runStack } from './stack.ts'

// Starts what was built: site, worker, mail server and desk.
//
// npm run preview              builds, and starts it with the local database
// npm run preview -- --fresh   with a new database

await runStack({
  site: ['--enable-source-maps', 'build/server/server.js'],
  worker: ['--enable-source-maps', 'build/server/worker.js'],
  desk: ['--enable-source-maps', 'desk/build/server/desk.js'],
  mode: 'production',
  fresh: process.argv.includes('--fresh'),
  withDemo: false,
})
