import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

// Translates deploy/compose.yaml to podman's options. podman-compose won't do: Debian's ignores the conditions of depends_on and
// replaces all containers at once. A key that isn't translated is refused, so nothing in the file is skipped in silence.

const service = z.strictObject({
  image: z.string(),
  build: z.object({ target: z.string() }).optional(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  restart: z.string(),
  read_only: z.literal(true),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  stop_signal: z.string().optional(),
  stop_grace_period: z.string().optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')]).rest(z.string()),
      interval: z.string(),
      timeout: z.string().optional(),
      start_period: z.string().optional(),
      retries: z.number().optional(),
    })
    .optional(),
  // Not translated: the containers share the machine's network, its limits are podman.ts's, and the order is the caller's.
  networks: z.unknown().optional(),
  ports: z.unknown().optional(),
  ulimits: z.unknown().optional(),
  depends_on: z.unknown().optional(),
})
type Service = z.infer<typeof service>
/** Settings that have to differ on the machine's own network: ports and addresses. */
export type Override = {
  command?: string[]
  environment?: Record<string, string>
  check?: string[]
}

const fillIn = (text: string, entries: Record<string, string>) =>
  text.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name: string, otherwise?: string) => {
    const value = entries[name] ?? otherwise
    if (value === undefined) throw new Error(`deploy/compose.yaml needs ${name}`)
    return value
  })

export function readCompose(entries: Record<string, string>): Record<string, Service> {
  const text = fillIn(readFileSync('deploy/compose.yaml', 'utf8').replaceAll(/^ *#.*$/gm, ''), entries)
  const { services } = parse(text, { merge: true }) as { services: Record<string, unknown> }
  return Object.fromEntries(Object.entries(services).map(([name, value]) => [name, service.parse(value)]))
}

const seconds = (duration: string) => String(Number.parseInt(duration, 10))

/** A volume gets our prefix; a path is relative to the file's folder. */
const mount = (volume: string, prefix: string) =>
  volume.startsWith('.') || volume.startsWith('/')
    ? resolve('deploy', volume.split(':')[0] ?? '') + volume.slice(volume.indexOf(':'))
    : prefix + volume

/** Podman's arguments after `run`, up to the image's command. */
export function runArguments(given: Service, prefix: string, override: Override = {}): string[] {
  const { healthcheck: check } = given
  const flags = [
    ['--user', given.user],
    ['--restart', given.restart],
    ['--stop-signal', given.stop_signal],
    ['--stop-timeout', given.stop_grace_period && seconds(given.stop_grace_period)],
    // podman gives it to a shell; none of these has a space or a quote.
    ['--health-cmd', check && (override.check ?? check.test.slice(1)).join(' ')],
    ['--health-interval', check?.interval],
    ['--health-timeout', check?.timeout],
    ['--health-start-period', check?.start_period],
    ['--health-retries', check?.retries?.toString()],
    ...given.tmpfs.map((folder) => ['--tmpfs', folder]),
    ...given.cap_drop.map((name) => ['--cap-drop', name]),
    ...given.security_opt.map((option) => ['--security-opt', option]),
    ...given.volumes.map((volume) => ['--volume', mount(volume, prefix)]),
    ...Object.entries({ ...given.environment, ...override.environment }).map(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ]),
  ]
  return [
    // Otherwise podman makes /run, /tmp and /var/tmp writable; Docker doesn't.
    '--read-only',
    '--read-only-tmpfs=false',
    ...flags.flatMap(([flag, value]) => (flag === undefined || value === undefined ? [] : [flag, value])),
    given.image,
    ...(override.command ?? given.command ?? []),
  ]
}
