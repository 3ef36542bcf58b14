import '#server/require-node-24.ts'
import { runStack } from './stack.ts'

await runStack({
  site: ['tools/dev-site.ts'],
  worker: ['tools/dev-worker.ts'],
  mode: 'development',
  fresh: false,
})
