import '#server/platform/config/require-node-24.ts'
import { createServer } from 'vite'

// Runs the worker from source through Vite, because emails are TSX, which Node can't run.

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})
const { startWorker } = (await vite.ssrLoadModule('./worker.ts')) as typeof import('../worker.ts')
const stopWorker = await startWorker()
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stopWorker().then(() => vite.close()))
