import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// pictures/plates.tsv: which plate was drawn from what. The key is the picture's name in the store; the source is a hash of
// the form and of the drawing code, by which a later run knows what has changed.

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

export function writePlateIndex(plates: Iterable<DrawnPlate>) {
  const sorted = [...plates].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  const lines = sorted.map((plate) =>
    [plate.slug, plate.key, plate.color, plate.season, plate.source].join('\t'),
  )
  writeFileSync(indexFile, `${['slug\tkey\tcolor\tseason\tsource', ...lines].join('\n')}\n`)
}
