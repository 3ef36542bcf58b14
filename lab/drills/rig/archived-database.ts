import { execFile } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { childEnv } from '../../../server/platform/config/env.ts'
import { unprivilegedUser } from '../../../tools/embedded-postgres.ts'

const run = promisify(execFile)

/** The settings in deploy/postgresql-archive.conf, as PostgreSQL reads them. */
export function archiveSettings(): Record<string, string> {
  const lines = readFileSync('deploy/postgresql-archive.conf', 'utf8').matchAll(/^(\w+) = '?(.*?)'?$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/** What's left when the machine with this database is gone: pgBackRest's archive, the copies of photos, and the private key. */
export async function prepareStore(dataDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-store-'))
  chmodSync(folder, 0o755)
  const runAs = unprivilegedUser()
  const make = (name: string, mode: number, isPostgres: boolean) => {
    const path = join(folder, name)
    mkdirSync(path, { mode })
    if (isPostgres && 'uid' in runAs) chownSync(path, runAs.uid, runAs.gid)
    return path
  }
  // deploy/ may be in a folder that only root can enter.
  const deploy = make('deploy', 0o755, false)
  for (const file of ['pgbackrest.conf', 'base-backup.sh'])
    copyFileSync(join('deploy', file), join(deploy, file))
  // As in production, but in other places. PostgreSQL passes them on to its archive_command.
  const settings = {
    PGBACKREST_CONFIG: join(deploy, 'pgbackrest.conf'),
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_REPO1_PATH: make('archive', 0o750, true),
    PGBACKREST_REPO1_CIPHER_PASS: 'a passphrase of the fault tests',
    PGBACKREST_LOCK_PATH: make('lock', 0o770, true),
  }
  Object.assign(process.env, settings)

  const home = make('gnupg', 0o700, false)
  const gpg = (...args: string[]) => run('gpg', ['--homedir', home, '--batch', '--quiet', ...args])
  await gpg(
    '--passphrase',
    '',
    '--quick-generate-key',
    'backups@example.com',
    'future-default',
    'default',
    'never',
  )
  const key = join(folder, 'backup-key.asc')
  await gpg('--armor', '--output', key, '--export')

  const copies = make('copies', 0o700, false)
  const state = make('state', 0o777, false)
  chmodSync(state, 0o777)
  const copyFiles = (files: Record<'PICTURE_STORE' | 'PRIVATE_FILES', string>) =>
    run('deploy/copy-files.sh', {
      env: childEnv({ ...files, FILE_COPIES: copies, BACKUP_KEY: key, BACKUP_STATE: state }),
    })
  return {
    folder,
    state,
    /** Creates the archive and makes the first backup. */
    begin: async (port: number) => {
      const env = childEnv({
        PGBACKREST_PG1_PORT: String(port),
        PGHOST: '127.0.0.1',
        PGUSER: 'postgres',
        BACKUP_TYPE: 'full',
        BACKUP_STATE: state,
      })
      await run('pgbackrest', ['--stanza=hctc', 'stanza-create'], { ...runAs, env, cwd: folder })
      await run(join(deploy, 'base-backup.sh'), { ...runAs, env, cwd: folder })
    },
    /** Copies new photos again and again until it's stopped, which doesn't wait for the last time. */
    keepCopying: (files: Record<'PICTURE_STORE' | 'PRIVATE_FILES', string>, seconds: number) => {
      const stopped = new AbortController()
      const loop = async () => {
        while (!stopped.signal.aborted) {
          await copyFiles(files)
          await sleep(seconds * 1000, undefined, { signal: stopped.signal }).catch(() => undefined)
        }
      }
      const done = loop()
      return async () => {
        stopped.abort()
        await done
      }
    },
    /** The one command. Returns what it printed. */
    restore: async (args: string[], entries: Record<string, string>) => {
      const env = childEnv({ ...entries, FILE_COPIES: copies, GNUPGHOME: home })
      return (await run('deploy/restore-to.sh', args, { env })).stdout
    },
    remove: async () => {
      await run('gpgconf', ['--homedir', home, '--kill', 'all'])
      for (const name of Object.keys(settings)) delete process.env[name]
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stops a database that restore-to.sh started, and deletes it. */
export async function removeRestored(bin: string, dataDir: string) {
  await run(join(bin, 'pg_ctl'), ['-D', dataDir, '-m', 'immediate', 'stop'], {
    ...unprivilegedUser(),
    cwd: '/',
  })
  rmSync(dataDir, { recursive: true, force: true })
}
