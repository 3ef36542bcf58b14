import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { responds } from '../../../tests/support/until.ts'

/** Like systemd with Restart=always and RestartSec=1: deploy/watched.sh runs this file and is restarted whenever it exits. */
export function startWatchedProcess(file: string, port: number, entries: Record<string, string>) {
  let stopping = false
  let script: ChildProcess
  const start = () => {
    script = spawn('bash', ['deploy/watched.sh', String(port), process.execPath, file], {
      env: { ...process.env, ...entries },
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    script.once('exit', () => {
      if (!stopping) setTimeout(start, 1000)
    })
  }
  start()
  const nodePid = () => {
    const children = readFileSync(`/proc/${script.pid}/task/${script.pid}/children`, 'utf8').split(' ')
    const pid = children.find(
      (child) => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(file),
    )
    if (pid === undefined) throw new Error(`${file} isn't running`)
    return Number(pid)
  }
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    responds: () => responds(`${origin}/health`),
    /** It still accepts connections on its port, but never responds. */
    hang: () => process.kill(nodePid(), 'SIGSTOP'),
    stop: async () => {
      stopping = true
      if (script.exitCode !== null || script.signalCode !== null) return
      script.kill('SIGTERM')
      await once(script, 'exit')
    },
  }
}

export type WatchedProcess = ReturnType<typeof startWatchedProcess>
