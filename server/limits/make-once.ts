import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const isFile = (path: string) =>
  stat(path).then(
    (file) => file.isFile(),
    () => false,
  )

export const isFolder = (path: string) =>
  stat(path).then(
    (folder) => folder.isDirectory(),
    () => false,
  )

async function makeIfMissing(file: string, make: (unfinished: string) => Promise<unknown>) {
  if (await isFile(file)) return file
  // Other processes may be making the same file.
  const unfinished = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await make(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return file
}

const inProgress = new Map<string, Promise<string>>()

/**
 * Returns the file, making it first if it does not exist. Concurrent calls for one file wait for the same making. `make` writes
 * to the path it is given, which is renamed at the end, so that nobody reads half a file.
 */
export function makeOnce(file: string, make: (unfinished: string) => Promise<unknown>): Promise<string> {
  const making = inProgress.get(file) ?? makeIfMissing(file, make).finally(() => inProgress.delete(file))
  inProgress.set(file, making)
  return making
}

/** Longer than anything takes to be made. */
const abandonedAfterMilliseconds = 10 * 60_000

/** Deletes what processes that were killed have left half made, in a folder and all below it. */
export async function removeAbandoned(folder: string, now = Date.now()) {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.part')).map((name) => join(folder, name))) {
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < now - abandonedAfterMilliseconds)
      await rm(file, { force: true })
  }
}
