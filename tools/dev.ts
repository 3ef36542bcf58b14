import '#server/config/require-node-24.ts'
import { runStack } from './stack.ts'

// Vite loads React Router's development build. The condition makes Node load the same one instead of a second copy.
await runStack({
  site: ['--conditions=development', 'tools/dev-site.ts'],
  worker: ['tools/dev-worker.ts'],
  desk: ['--conditions=development', 'tools/dev-desk.ts'],
  mode: 'development',
  fresh: false,
  withDemo: !process.argv.includes('--empty'),
})
