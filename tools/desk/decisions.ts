import { existsSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { PlantNames, ListedName, NameDecision, NameSuggestion } from '#domain/stock/match-names.ts'
import { csvLine } from '#server/stock/price-lists/list-file.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { readListFile } from './read-file.ts'

// Plant names in a wholesaler's list that need the owner's decision. The first import writes this file, the owner fills in its
// last column, and the next import reads it. It also works for later lists.

export type DoubtfulName = ListedName & { lines: number; suggestions: readonly NameSuggestion[] }

const readRows = async (path: string) => (await readListFile(path))[0]?.rows ?? []

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

const inWords = ({ plant, similarity }: NameSuggestion) =>
  `${plant.id}: ${plant.name} (${plant.botanicalName}), ${Math.round(similarity * 100)}%`

function toLine({ botanical, common, lines, suggestions }: DoubtfulName) {
  const [nearest = '', second = '', third = ''] = suggestions.map(inWords)
  return csvLine([botanical, common, lines, nearest, second, third, ''])
}

/** Indexes plants by id, slug, name and botanical name. A word that fits several plants maps to null. */
function indexByWord(plants: readonly PlantNames[]): Map<string, number | null> {
  const byWord = new Map<string, number | null>()
  for (const { id, slug, name, botanicalName } of plants)
    for (const word of new Set([String(id), slug, name.toLowerCase(), botanicalName.toLowerCase()]))
      byWord.set(word, byWord.has(word) ? null : id)
  return byWord
}

/** Reads the decisions made so far, skipping rows without one. */
export async function readDecisions(path: string, plants: readonly PlantNames[]): Promise<NameDecision[]> {
  const [head = [], ...lines] = await readRows(path)
  if (columns.some((column, place) => head[place] !== column))
    throw new Refusal(`${path} isn't a decisions file: its first row must be ${columns.join(', ')}.`)
  const read = lines.flatMap((cells, place) => {
    const parsed = row.safeParse(cells)
    if (!parsed.success) {
      if (cells.every((text) => text === '')) return []
      throw new Refusal(
        `${path} row ${place + 2} doesn't have the ${columns.length} columns of the first row.`,
      )
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
        `${path} row ${at}: '${decision}' isn't one of our plants. Write a plant's number or name, or skip.`,
      )
    return { botanical, common, plantId }
  })
}

/** Adds these names to the file, creating it if needed. Names already in it stay as they are. */
export async function writeOpenDecisions(path: string, names: readonly DoubtfulName[]): Promise<void> {
  if (!existsSync(path)) return writeFile(path, csvLine(columns) + names.map(toLine).join(''))
  const known = new Set((await readRows(path)).map(([botanical, common]) => `${botanical}\n${common}`))
  const added = names.filter(({ botanical, common }) => !known.has(`${botanical}\n${common}`))
  await appendFile(path, added.map(toLine).join(''))
}
