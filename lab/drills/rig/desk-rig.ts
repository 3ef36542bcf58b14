import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import { signInWithoutPasskey } from '../../../tests/support/desk/desk-session.ts'
import { responds, until } from '../../../tests/support/until.ts'
import { freePort } from '../../../tools/free-port.ts'
import type { Role } from '../../../server/people/person.ts'
import { peakMegabytes } from './measurements.ts'
import { rigSecret, type Rig } from './rig.ts'

/** The built desk in a process of its own, next to a rig's site. */
export async function startRigDesk(rig: Rig) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const [origin, address] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const start = () =>
    spawn(process.execPath, ['desk/build/server/desk.js'], {
      env: childEnv({
        ...rig.entries,
        DESK_ORIGIN: origin,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: roleUrl(rig.ownerUrl, 'desk'),
      }),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let child = start()
  const isUp = () => responds(`${address}/health`)
  await until('the desk', isUp, 20)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    origin,
    /** A connection that fails is status 0. */
    request: async (path: string, init: RequestInit = {}) => {
      try {
        const response = await fetch(address + path, { redirect: 'manual', ...init })
        return {
          status: response.status,
          location: response.headers.get('Location') ?? '',
          body: await response.text(),
        }
      } catch {
        return { status: 0, location: '', body: '' }
      }
    },
    signIn: (role: Role = 'owner') => signInWithoutPasskey(rig.query, { role, secretKey: rigSecret }),
    /** Rejected requests so far, by reason. */
    readRefusals: async (): Promise<Record<string, number>> => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Object.fromEntries(
        [...text.matchAll(/^hctc_desk_refusals_total\{reason="([\w-]+)"\} (\d+)/gm)].map(
          ([, reason = '', count]) => [reason, Number(count)],
        ),
      )
    },
    peakMegabytes: () => peakMegabytes(child.pid),
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      child = start()
      await until('the desk', isUp, 20)
    },
    stop: () => (child.exitCode === null && child.signalCode === null ? end('SIGTERM') : Promise.resolve()),
  }
}

export type RigDesk = Awaited<ReturnType<typeof startRigDesk>>
