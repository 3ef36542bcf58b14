import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readPlateIndex, type DrawnPlate } from '../../../tools/catalogue/plate-index.ts'
import { drawingCodeHash, listForms, plateSource } from './plate-source.ts'
import { progressBar } from './progress-bar.ts'

// Draws the plates that are missing or whose form or drawing code has changed, on all cores. Names on the command line
// draw only those: node lab/drawings/scripts/plates.ts texas-redbud cedar-elm

type DrawResult = Omit<DrawnPlate, 'source'> | { slug: string; error: string }

const folder = 'pictures/plates'
for (const path of [folder, 'app/images/cut-outs']) mkdirSync(path, { recursive: true })

const named = process.argv.slice(2)
const codeHash = drawingCodeHash()
const index = readPlateIndex()
const forms = listForms()
const drawnFiles = new Set(readdirSync(folder))
const isCurrent = (slug: string) => {
  const drawn = index.get(slug)
  return (
    drawn !== undefined && drawn.source === plateSource(slug, codeHash) && drawnFiles.has(`${drawn.key}.webp`)
  )
}
const toDraw =
  named.length > 0 ? forms.filter((slug) => named.includes(slug)) : forms.filter((slug) => !isCurrent(slug))
const failures: string[] = []

function record(result: DrawResult) {
  if ('error' in result) {
    failures.push(`${result.slug}: ${result.error}`)
    return
  }
  index.set(result.slug, { ...result, source: plateSource(result.slug, codeHash) })
}

async function drawAll(slugs: string[], tick: (done: number) => void) {
  const queue = [...slugs]
  let done = 0
  const threads = Array.from({ length: Math.min(availableParallelism(), slugs.length) }, async () => {
    const worker = new Worker(new URL('plate-worker.ts', import.meta.url))
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) {
      const result = new Promise<DrawResult>((resolve, reject) =>
        worker.once('message', resolve).once('error', reject),
      )
      worker.postMessage(slug)
      record(await result)
      tick((done += 1))
    }
    await worker.terminate()
  })
  await Promise.all(threads)
}

if (toDraw.length > 0) await progressBar('plates', toDraw.length, (tick) => drawAll(toDraw, tick))
const plates = forms.flatMap((slug) => index.get(slug) ?? [])
const lines = plates.map((plate) =>
  [plate.slug, plate.key, plate.color, plate.season, plate.source].join('\t'),
)
writeFileSync('pictures/plates.tsv', `${['slug\tkey\tcolor\tseason\tsource', ...lines].join('\n')}\n`)
const keys = new Set(plates.map(({ key }) => `${key}.webp`))
for (const file of readdirSync(folder)) if (!keys.has(file)) rmSync(join(folder, file))
console.log(`${toDraw.length - failures.length} drawn, ${plates.length} in total`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1
