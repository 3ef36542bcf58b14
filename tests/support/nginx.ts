import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultProfile } from '#domain/settings/company-profile.ts'
import { nginxConfig, type ProxySettings } from '#tools/nginx.ts'
import { until } from './until.ts'

/** A key and a certificate that it signed itself, for trees.example and its desk. */
export function createCertificate({ certificate, key }: { certificate: string; key: string }) {
  const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
  const names = 'subjectAltName=DNS:trees.example,DNS:desk.trees.example'
  const subject = ['-subj', '/CN=trees.example', '-addext', names, '-days', '1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', ...elliptic, ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
}

type Options = Partial<ProxySettings> & {
  apps: readonly string[]
  port: number
  /** Edits the shipped configuration, or replaces it by one that writes to this folder; callers say why. */
  change?: (config: string, folder: string) => string
}

/** Debian's nginx with deploy/nginx.conf, in a temporary folder that's deleted when it stops. */
export async function startNginx({ port, change = (config) => config, ...given }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-nginx-'))
  for (const name of ['cache', 'log', 'state']) mkdirSync(join(folder, name))
  const site = given.site ?? `http://127.0.0.1:${port}`
  const config = nginxConfig({
    site,
    listen: `127.0.0.1:${port}`,
    trusted: [],
    phone: defaultProfile.phone,
    folders: {
      cache: join(folder, 'cache'),
      log: join(folder, 'log'),
      state: join(folder, 'state'),
      pidFile: join(folder, 'nginx.pid'),
    },
    ...(process.getuid?.() === 0 && { user: 'root' }),
    ...given,
  })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, change(config, folder))
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const output: string[] = []
  child.stderr.on('data', (chunk: Buffer) => output.push(String(chunk)))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGQUIT')
      await Promise.race([once(child, 'exit'), sleep(3000)])
      child.kill('SIGTERM')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; ; attempt += 1) {
    if (child.exitCode !== null || attempt === 100) throw new Error(`nginx did not start: ${output.join('')}`)
    const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
    if (response !== undefined) break
    await sleep(50)
  }
  return {
    origin: site,
    folder,
    stop,
    /** As soon as all of this is in it: nginx writes its log in blocks, or when told to reopen it. */
    readLogWith: (...words: string[]) => {
      child.kill('SIGUSR1')
      return until(`${words.join(', ')} in the log`, () => {
        const log = readFileSync(join(folder, 'log', 'access.log'), 'utf8')
        return words.every((word) => log.includes(word)) && log
      })
    },
  }
}
