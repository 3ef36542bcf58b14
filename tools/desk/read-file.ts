import { readFile, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { megabytes } from '#domain/wording.ts'
import { mostListBytes, readSheets } from '#server/desk/price-lists/list-file.ts'
import { Refusal } from '#server/desk/refusal.ts'

/** Reads a file, after checking that it's a file and not larger than `most` bytes. */
export async function readBoundedFile(path: string, most: number): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Refusal(`${path}: no such file.`)
  if (!found.isFile()) throw new Refusal(`${path} isn't a file.`)
  if (found.size > most)
    throw new Refusal(`${path} is ${megabytes(found.size)}; the limit is ${megabytes(most)}.`)
  return readFile(path)
}

/** The sheets of a wholesaler's list. */
export const readListFile = async (path: string) =>
  readSheets(path, await readBoundedFile(path, mostListBytes))

/** What was piped into the command. */
export async function readInput(): Promise<Buffer> {
  if (process.stdin.isTTY) throw new Refusal('Name a file with --file, or pipe one in.')
  return buffer(process.stdin)
}
