import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { searchText } from '#domain/search/search-text.ts'
import { counted, megabytes } from '#domain/wording.ts'
import { insertDraft } from './price-list-drafts.ts'
import { listHouseSizes, listWholesalers } from '#server/stock/stock-lists.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { restartDatabaseTime } from '#server/platform/requests/request-context.ts'
import { Busy, limitConcurrency } from '#server/platform/limits/limit-concurrency.ts'
import { readSheets } from './list-file.ts'
import type { Sheet } from './read-in-process.ts'
import { readEverySheet, readLines } from './read-lines.ts'

/** Longer ones would keep the desk busy for seconds with each decision. */
const mostLines = 5_000
export const mostUploadedBytes = 10_000_000

/** Several times what a list of 5,000 lines needs. */
const mostMegabytes = 200

const readOne = limitConcurrency({ work: 'price list', most: 1, waitMilliseconds: 5_000 })

/** Without folders, which some browsers send along. */
const plainName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-150) || 'The list'

/** Reads a file and keeps what it says until it's applied or dropped. Returns the list's id. */
export async function uploadPriceList(
  file: { name: string; bytes: Buffer },
  personId: number,
): Promise<number> {
  const fileName = plainName(file.name)
  if (file.bytes.length > mostUploadedBytes)
    throw new Refusal(
      `${fileName} is ${megabytes(file.bytes.length)}; a list is at most ${megabytes(mostUploadedBytes)}. Save only the sheets with plants and prices.`,
    )
  const sheets = await readOne(() => readSheets(fileName, file.bytes, mostMegabytes))
    .catch((error: unknown) => {
      throw error instanceof Busy
        ? new Refusal('The desk is reading another list. Try again in a few seconds.')
        : error
    })
    // The page that says so needs the database, too.
    .finally(restartDatabaseTime)
  const houseSizes = await listHouseSizes()
  const given = { fileName, sheets, houseSizes }
  const usable = readEverySheet(given).flatMap(({ lines }, at) => ((lines?.length ?? 0) > 0 ? [at] : []))
  // Refuses with the reason if there's nothing to use.
  const lines = readLines(given, usable.length === 0 ? sheets.map((_, at) => at) : usable)
  if (lines.length > mostLines)
    throw new Refusal(
      `${fileName} has ${counted(lines.length, 'line')}; the desk takes ${counted(mostLines, 'line')}. Leave out the lines you don’t sell.`,
    )
  const wholesalerId = (await findNamedWholesaler(fileName, sheets)) ?? null
  const content = await promisify(gzip)(JSON.stringify(sheets))
  return insertDraft({ personId, fileName, content, chosenSheets: usable, wholesalerId })
}

/** Names of wholesalers are in the file's name, the letterhead, or a column. */
async function findNamedWholesaler(fileName: string, sheets: readonly Sheet[]): Promise<number | undefined> {
  const beginnings = sheets.flatMap(({ rows }) => rows.slice(0, 40).flat())
  const text = ` ${searchText([fileName.replaceAll(/[_.-]/g, ' '), ...beginnings].join(' '))} `
  const named = (await listWholesalers()).filter(({ name }) => text.includes(` ${searchText(name)} `))
  return named.length === 1 ? named[0]?.id : undefined
}

/** The sheets that `uploadPriceList` stored. */
export async function unpackSheets(content: Buffer): Promise<Sheet[]> {
  const text = await promisify(gunzip)(content)
  return JSON.parse(text.toString('utf8')) as Sheet[]
}
