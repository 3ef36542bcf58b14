import { existsSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { findPlantsMeant, type DoubtfulName } from '#server/db/listed-matches.ts'
import type { NameDecision } from '#server/db/listed-names.ts'
import { csvLine } from './csv.ts'
import { readList } from './list-file.ts'
import { Refusal } from './topic.ts'

// Names of a list on which the owner decides. The first run writes the file, the owner fills in its last column, the next
// run reads it; it may be kept for the next list.

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

const toLine = ({ botanical, common, lines, suggestions }: DoubtfulName) =>
  csvLine([botanical, common, lines, ...[0, 1, 2].map((place) => suggestions[place] ?? ''), ''])

/** What was decided so far; a line without a decision is still open. */
export async function readDecisions(connection: Database, path: string): Promise<NameDecision[]> {
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
  const isSkip = (decision: string) => decision.toLowerCase() === 'skip'
  const meant = await findPlantsMeant(connection, [...new Set(read.map(({ decision }) => decision))])
  return read.map(({ botanical, common, decision, row: at }) => {
    const plantId = isSkip(decision) ? null : meant.get(decision)
    if (plantId === undefined)
      throw new Refusal(
        `${path} row ${at}: '${decision}' is no plant of ours. Write a plant's number or name, or skip.`,
      )
    return { botanical, common, plantId }
  })
}

/** Adds these names to the file, which is made if need be; those that stand in it already are left as they are. */
export async function writeOpenDecisions(path: string, names: readonly DoubtfulName[]): Promise<void> {
  if (!existsSync(path)) return writeFile(path, csvLine(columns) + names.map(toLine).join(''))
  const known = new Set((await readList(path)).map(([botanical, common]) => `${botanical}\n${common}`))
  const added = names.filter(({ botanical, common }) => !known.has(`${botanical}\n${common}`))
  await appendFile(path, added.map(toLine).join(''))
}
