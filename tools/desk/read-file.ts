import { readFile, stat } from 'node:fs/promises'
import { megabytes } from '#domain/wording.ts'
import { mostListBytes, readSheets } from '#server/stock/price-lists/list-file.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** The sheets of a wholesaler's list. */
export async function readListFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Refusal(`${path}: no such file.`)
  if (!found.isFile()) throw new Refusal(`${path} isn't a file.`)
  if (found.size > mostListBytes)
    throw new Refusal(`${path} is ${megabytes(found.size)}; the limit is ${megabytes(mostListBytes)}.`)
  return readSheets(path, await readFile(path))
}
