import { existsSync, readFileSync } from 'node:fs'

// pictures/plates.tsv lists the plates. The key is the picture's name in the store. The source is a hash of the form and the
// drawing code, which tells a later run whether the plate must be drawn again.

const indexFile = 'pictures/plates.tsv'

export type DrawnPlate = { slug: string; key: string; color: string; season: string; source: string }

export function readPlateIndex(): Map<string, DrawnPlate> {
  if (!existsSync(indexFile)) return new Map()
  const lines = readFileSync(indexFile, 'utf8').trimEnd().split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [slug = '', key = '', color = '', season = '', source = ''] = line.split('\t')
      return [slug, { slug, key, color, season, source }]
    }),
  )
}
