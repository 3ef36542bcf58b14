import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { roleUrl } from '#server/platform/database/roles.ts'
import { freePort } from '#tools/free-port.ts'

const parts = {
  site: { file: 'build/server/server.js', role: 'web' },
  desk: { file: 'desk/build/server/desk.js', role: 'desk' },
  worker: { file: 'build/server/worker.js', role: 'worker' },
} as const

/** The built site, desk or worker in its own process, with its own role. It's ready when this returns. */
export async function startSiteProcess(
  ownerUrl: string,
  entries: Record<string, string> = {},
  { port: givenPort, part = 'site' }: { port?: number; part?: keyof typeof parts } = {},
) {
  const port = givenPort ?? (await freePort())
  const { file, role } = parts[part]
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://trees.example',
      SECRET_KEY: 'a secret of the tests, of no use anywhere else',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'info',
      DATABASE_URL: roleUrl(ownerUrl, role),
      ...entries,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  child.stdout.on('data', (chunk: Buffer) => lines.push(...String(chunk).split('\n').filter(Boolean)))
  const origin = `http://127.0.0.1:${port}`
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>
  while (!lines.some((line) => line.includes(part === 'worker' ? 'worker ready' : `${part} on`))) {
    if (child.exitCode !== null) throw new Error(`the ${part} exited: ${lines.join('\n')}`)
    await sleep(50)
  }
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  return {
    port,
    origin,
    get,
    lines,
    exited,
    pid: child.pid,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** As a service manager does. */
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
