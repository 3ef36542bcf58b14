import '../../server/platform/config/require-node-24.ts'
import '../../tools/help.ts'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// npm run draw                 draws everything whose code or data changed since it was last drawn
// npm run draw -- terrain      draws one kind of picture again, changed or not
//
// Each script writes its pictures into the site. drawn.tsv has a hash of the sources they were drawn from.

const ground = 'lab/drawings/illustration/ground'
const person = 'app/images/scenery/person.svg'

/** Everything that draws plants. The ground changes none of them, and drawing them all takes long. */
const illustration = [
  ...readdirSync('lab/drawings/illustration')
    .map((name) => `lab/drawings/illustration/${name}`)
    .filter((path) => path !== ground && !path.endsWith('.test.ts'))
    .toSorted(),
  'lab/drawings/forms',
]

/** Files that each script draws from, in addition to its own code. */
const sources: Record<string, readonly string[]> = {
  contours: [],
  terrain: ['lab/drawings/scripts/terrain-land.ts', 'domain/places/map-position.ts'],
  icons: ['public/favicon.svg'],
  'fallback-plate': ['ui/images/contours.svg', 'public/favicon.svg'],
  hero: ['pictures/hero'],
  grounds: [ground],
  plates: [...illustration, 'lab/drawings/scripts/plate-worker.ts', 'lab/drawings/scripts/encode-plate.ts'],
  shapes: ['app/images/cut-outs', 'lab/drawings/illustration/herbs', 'lab/drawings/forms'],
  sprigs: illustration,
  'scale-drawings': [...illustration, person],
  // The catalog's records aren't listed: their text changes often, but the fields that these two read hardly ever do.
  'young-plants': illustration,
  'young-minis': ['app/images/young'],
  'yard-pictures': [...illustration, person],
  growth: illustration,
  services: [
    'pictures/services',
    ...['southern-live-oak', 'damianita'].map((slug) => `app/images/cut-outs/${slug}.avif`),
    ...['autumn-sage', 'mealy-blue-sage', 'gulf-muhly'].map((slug) => `app/images/young/${slug}.avif`),
  ],
}

const recordFile = 'lab/drawings/drawn.tsv'

function readRecord(): Map<string, string> {
  if (!existsSync(recordFile)) return new Map()
  const lines = readFileSync(recordFile, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => line.split('\t') as [string, string]))
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

export function hashSources(script: string): string {
  const hash = createHash('sha256')
  for (const path of [`lab/drawings/scripts/${script}.ts`, ...(sources[script] ?? [])])
    for (const file of listFiles(path)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** The scripts whose pictures are older than what they're drawn from. */
export function listOutdated(): string[] {
  const record = readRecord()
  return Object.keys(sources).filter((script) => record.get(script) !== hashSources(script))
}

function draw(scripts: readonly string[]) {
  const record = readRecord()
  for (const script of scripts) {
    const { status } = spawnSync(process.execPath, [`lab/drawings/scripts/${script}.ts`], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`${script} failed`)
    record.set(script, hashSources(script))
    const lines = [...record].toSorted(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(recordFile, `${lines.map((line) => line.join('\t')).join('\n')}\n`)
  }
  console.log(scripts.length === 0 ? 'Every drawing is up to date.' : `Drawn: ${scripts.join(', ')}`)
}

if (import.meta.main) {
  const named = process.argv.slice(2)
  const unknown = named.filter((name) => !(name in sources))
  if (unknown.length > 0)
    throw new Error(`Unknown drawing: ${unknown.join(', ')}. Choose from ${Object.keys(sources).join(', ')}.`)
  draw(named.length > 0 ? named : listOutdated())
}
