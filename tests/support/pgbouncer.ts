import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tools/free-port.ts'

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })

/** Debian's PgBouncer in transaction mode, in front of this database. */
export async function startPooler(databaseUrl: string, { connections }: { connections: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { hostname, port: serverPort } = new URL(databaseUrl)
  // The embedded cluster trusts every connection, so the pooler needs no passwords.
  writeFileSync(join(folder, 'users.txt'), '"hctc_web" ""\n"hctc_worker" ""\n"hctc_desk" ""\n')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  const isRoot = process.getuid?.() === 0
  const found = spawnSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v pgbouncer'], { encoding: 'utf8' })
  if (found.status !== 0) throw new Error('needs the package pgbouncer (apt-get install pgbouncer)')
  const child = spawn(found.stdout.trim(), [...(isRoot ? ['-u', 'postgres'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: string[] = []
  child.stderr.on('data', (chunk: Buffer) => output.push(String(chunk)))
  for (let attempt = 0; !(await isOpen(port)); attempt += 1) {
    if (child.exitCode !== null || attempt === 100)
      throw new Error(`the pooler did not start: ${output.join('')}`)
    await sleep(50)
  }
  return {
    through: (url: string) => {
      const pooled = new URL(url)
      pooled.port = String(port)
      return pooled.href
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
