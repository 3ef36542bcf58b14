import '#server/config/require-node-24.ts'
import { createServer } from 'vite'

// The worker from its sources: its mails are written in TSX, which Node does not run by itself.

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
