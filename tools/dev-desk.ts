import '#server/platform/config/require-node-24.ts'
import { createServer as createHttpServer } from 'node:http'
import express from 'express'
import { createServer as createViteServer } from 'vite'
import { env } from '#server/platform/config/env.ts'
import { openFlag } from './demo/demo-links.ts'
import { openDesk, openDeskPath } from './demo/open-desk.ts'

// Runs the desk from source: Vite in front, and desk.ts reloaded when it changes.

const app = express()
const server = createHttpServer(app)
const vite = await createViteServer({
  root: 'desk',
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})
if (process.argv.includes(openFlag)) app.get(openDeskPath, openDesk)
app.use(vite.middlewares)
app.use(async (request, response, next) => {
  try {
    const entry = (await vite.ssrLoadModule('../desk.ts')) as typeof import('../desk.ts')
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
