import { spawn } from 'node:child_process'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import { rigSecret } from './rig.ts'

/** The built worker with its own environment, such as another mail server. */
export function startWorkerFor(ownerUrl: string, entries: Record<string, string>) {
  const child = spawn(process.execPath, ['build/server/worker.js'], {
    env: childEnv({
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://trees.example',
      SECRET_KEY: rigSecret,
      ...entries,
      DATABASE_URL: roleUrl(ownerUrl, 'worker'),
    }),
    stdio: 'ignore',
  })
  return { stop: () => child.kill('SIGKILL') }
}
