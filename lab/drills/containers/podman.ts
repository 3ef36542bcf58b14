import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { childEnv } from '../../../server/platform/config/env.ts'

const execute = promisify(execFile)

/** Without systemd, podman can't run health checks on a timer; `isHealthy` runs them instead. */
const env = childEnv({ DISABLE_HC_SYSTEMD: 'true' })

/** crun needs a newer kind of cgroups than some machines have, and without limits of its own podman asks for more than it may get. */
const everyRun = [
  '--ulimit',
  'nofile=1024:1024',
  '--ulimit',
  'nproc=1024:1024',
  '--network',
  'host',
  '--pull=never',
]

/** The machine's npm, not this project's: settings belong to the one that's installed. */
export function machinesNpm(...args: string[]): string {
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  const inherited = Object.entries(childEnv({ PATH: path.join(':') }))
  return execFileSync('npm', args, {
    cwd: tmpdir(),
    encoding: 'utf8',
    // `npm run` hands its own settings to its children.
    env: Object.fromEntries(inherited.filter(([name]) => !name.startsWith('npm_'))),
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await execute('podman', ['--runtime', 'runc', ...args], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.trim()
}

export const succeeds = (...args: string[]) =>
  podman(...args).then(
    () => true,
    () => false,
  )

/** Builds an image and returns how long it took. Prints the build's own output only if it fails. */
export async function build(image: string, ...args: string[]): Promise<number> {
  const begun = performance.now()
  const child = spawn(
    'podman',
    ['--runtime', 'runc', 'build', '--layers', ...everyRun, '--tag', image, ...args],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(String(chunk)))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`can't build ${image}:\n${output.join('').slice(-4000)}`)
  return (performance.now() - begun) / 1000
}

export const run = (...args: string[]) => podman('run', ...everyRun, ...args)

export const hasImage = (image: string) => succeeds('image', 'exists', image)

export const isHealthy = (container: string) => succeeds('healthcheck', 'run', container)

export const inspect = (container: string, field: string) =>
  podman('inspect', '--format', `{{${field}}}`, container)
