import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PlantForm } from '#illustration/plant-form.ts'

const formsFolder = 'lab/drawings/forms'
const suffix = '.form.ts'

/** The species that have a form, by slug. */
export function listForms(): string[] {
  return readdirSync(formsFolder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .toSorted()
}

const formFile = (slug: string) => join(formsFolder, slug + suffix)

export function readForm(slug: string): Promise<{ form: PlantForm; season: string }> {
  return import(resolve(formFile(slug)))
}

function hashOf(texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 12)
}

/** A hash of all code that draws plates; when it changes, every plate is drawn again. */
export function drawingCodeHash(): string {
  const files = readdirSync('lab/drawings/illustration', { recursive: true, encoding: 'utf8' })
  const drawsPlates = (file: string) =>
    file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(scale|ground|services)\//.test(file)
  const code = files.filter(drawsPlates).toSorted()
  return hashOf(code.map((file) => readFileSync(join('lab/drawings/illustration', file))))
}

export function plateSource(slug: string, codeHash: string): string {
  return hashOf([codeHash, readFileSync(formFile(slug))])
}
