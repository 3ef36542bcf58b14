import '#server/config/require-node-24.ts'
import { runStack } from './stack.ts'

await runStack({
  site: ['--enable-source-maps', 'build/server/server.js'],
  worker: ['--enable-source-maps', 'build/server/worker.js'],
  desk: ['--enable-source-maps', 'desk/build/server/desk.js'],
  mode: 'production',
  fresh: process.argv.includes('--fresh'),
  withDemo: false,
})
