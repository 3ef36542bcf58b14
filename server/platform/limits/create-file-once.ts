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

async function createIfMissing(file: string, create: (unfinished: string) => Promise<unknown>) {
  if (await isFile(file)) return file
  // Other processes may be writing the same file.
  const unfinished = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await create(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return file
}

const inProgress = new Map<string, Promise<string>>()

/**
 * Returns the file, creating it first if it doesn't exist. Concurrent calls for one file share the work. `create` writes to
 * the path it's given, which is renamed at the end, so nobody ever reads half a file.
 */
export function createFileOnce(
  file: string,
  create: (unfinished: string) => Promise<unknown>,
): Promise<string> {
  const creating =
    inProgress.get(file) ?? createIfMissing(file, create).finally(() => inProgress.delete(file))
  inProgress.set(file, creating)
  return creating
}

/** Longer than any file takes to create. */
const abandonedAfterMilliseconds = 10 * 60_000

/** Deletes unfinished files that killed processes left behind, in a folder and its subfolders. */
export async function removePartialFiles(folder: string, now = Date.now()) {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.part')).map((name) => join(folder, name))) {
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < now - abandonedAfterMilliseconds)
      await rm(file, { force: true })
  }
}
