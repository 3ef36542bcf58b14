import '#server/platform/config/require-node-24.ts'
import { createServer as createHttpServer } from 'node:http'
import express from 'express'
import { createServer as createViteServer } from 'vite'
import { env } from '#server/platform/config/env.ts'

// Runs the site from source: Vite in front, and server.ts reloaded when it changes.

const app = express()
const server = createHttpServer(app)
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
app.use(vite.middlewares)
let followed: { from: unknown; stop: () => Promise<void> } | undefined
app.use(async (request, response, next) => {
  try {
    const entry = (await vite.ssrLoadModule('./server.ts')) as typeof import('../server.ts')
    // A reloaded module has its own caches, which need their own listener.
    if (followed?.from !== entry.followChanges) {
      void followed?.stop()
      followed = { from: entry.followChanges, stop: entry.followChanges() }
    }
    entry.createApp()(request, response, next)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    next(error)
  }
})
server.listen(env().PORT, env().HOST)
process.once('SIGTERM', () => {
  server.closeAllConnections()
  void vite.close().then(() => process.exit(0))
})
