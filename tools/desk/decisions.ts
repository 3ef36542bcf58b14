import { existsSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { PlantNames, ListedName, NameDecision, Suggestion } from '#domain/inventory/match-names.ts'
import { csvLine } from './csv.ts'
import { readList } from './list-file.ts'
import { Refusal } from './topic.ts'

// Names in a list that the owner decides on. The first run writes the file, the owner fills in its last column, the next run
// reads it; it can be used again for the next list.

export type DoubtfulName = ListedName & { lines: number; suggestions: readonly Suggestion[] }

const columns = ['botanical_name', 'common_name', 'lines', 'nearest', 'second', 'third', 'decision'] as const
const row = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string().default(''),
])

const inWords = ({ plant, similarity }: Suggestion) =>
  `${plant.id}: ${plant.name} (${plant.botanicalName}), ${Math.round(similarity * 100)}%`

function toLine({ botanical, common, lines, suggestions }: DoubtfulName) {
  const [nearest = '', second = '', third = ''] = suggestions.map(inWords)
  return csvLine([botanical, common, lines, nearest, second, third, ''])
}

/** Plants by everything a decision may call them: id, slug, name or botanical name; null if several go by it. */
function indexByWord(plants: readonly PlantNames[]): Map<string, number | null> {
  const byWord = new Map<string, number | null>()
  for (const { id, slug, name, botanicalName } of plants)
    for (const word of new Set([String(id), slug, name.toLowerCase(), botanicalName.toLowerCase()]))
      byWord.set(word, byWord.has(word) ? null : id)
  return byWord
}

/** The decisions made so far; a line without one is still open. */
export async function readDecisions(path: string, plants: readonly PlantNames[]): Promise<NameDecision[]> {
  const [head = [], ...lines] = await readList(path)
  if (columns.some((column, place) => head[place] !== column))
    throw new Refusal(`${path} is no file of decisions: its first row must read ${columns.join(', ')}.`)
  const read = lines.flatMap((cells, place) => {
    const parsed = row.safeParse(cells)
    if (!parsed.success) {
      if (cells.every((text) => text === '')) return []
      throw new Refusal(`${path} row ${place + 2} has not the ${columns.length} columns of its first row.`)
    }
    const [botanical, common] = parsed.data
    const decision = parsed.data[6]
    return decision === '' ? [] : [{ botanical, common, decision, row: place + 2 }]
  })
  const plantIds = indexByWord(plants)
  return read.map(({ botanical, common, decision, row: at }) => {
    const word = decision.toLowerCase()
    const plantId = word === 'skip' ? null : (plantIds.get(word) ?? undefined)
    if (plantId === undefined)
      throw new Refusal(
        `${path} row ${at}: '${decision}' is no plant of ours. Write a plant's number or name, or skip.`,
      )
    return { botanical, common, plantId }
  })
}

/** Adds these names to the file, or creates it; names already in it are left as they are. */
export async function writeOpenDecisions(path: string, names: readonly DoubtfulName[]): Promise<void> {
  if (!existsSync(path)) return writeFile(path, csvLine(columns) + names.map(toLine).join(''))
  const known = new Set((await readList(path)).map(([botanical, common]) => `${botanical}\n${common}`))
  const added = names.filter(({ botanical, common }) => !known.has(`${botanical}\n${common}`))
  await appendFile(path, added.map(toLine).join(''))
}
