import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { roleUrl } from '#server/db/roles.ts'
import { until } from './until.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** The built site as a process of its own, as the web role; it answers when this returns. */
export async function startSiteProcess(ownerUrl: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['build/server/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: roleUrl(ownerUrl, 'web'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: 'inherit',
  })
  afterAll(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  await until('the site', () =>
    get('/robots.txt').then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { get }
}
