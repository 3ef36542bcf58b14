import '#server/config/require-node-24.ts'
import { runStack } from './stack.ts'

// Vite loads the development build of React Router; with the condition Node does too, and there are not two.
await runStack({
  site: ['--conditions=development', 'tools/dev-site.ts'],
  worker: ['tools/dev-worker.ts'],
  mode: 'development',
  fresh: false,
})
