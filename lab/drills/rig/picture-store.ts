import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Fault } from './fault-proxy.ts'

const photoKey = 'yard-photo-0a1b2c3d'
const slowMilliseconds = 5_000

/**
 * A picture store with one photo, and ways for its disk to fail: the store is missing, or the photo is read slowly, never or as
 * garbage. No variants exist in advance, so each fault hits a picture that still has to be rendered.
 */
export async function createPictureStore() {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-r7-'))
  const store = join(folder, 'store')
  const photo = join(store, 'originals', `${photoKey}.webp`)
  const pixels = { width: 900, height: 900, channels: 3, background: '#7a9' } as const
  const bytes = await sharp({ create: pixels }).webp().toBuffer()
  mkdirSync(join(store, 'originals'), { recursive: true })
  writeFileSync(photo, bytes)
  let fault: Fault = 'none'

  /** Reading a pipe blocks until something is written into it, like a read from a hung disk. */
  const replaceByPipe = () => {
    rmSync(photo)
    execFileSync('mkfifo', [photo])
  }
  /** Writes the photo to any reader still waiting on the pipe. There may be none. */
  const feedPipe = async () => {
    const pipe = await Promise.race([open(photo, 'r+'), sleep(1000)])
    await pipe?.writeFile(bytes).catch(() => undefined)
    await pipe?.close()
  }
  return {
    store,
    photoPath: `/images/thumb/${photoKey}`,
    set: async (wanted: Fault) => {
      if (fault === 'down') {
        rmSync(store)
        renameSync(`${store}.away`, store)
      }
      if (fault === 'black hole') await feedPipe()
      rmSync(photo, { force: true })
      writeFileSync(photo, bytes)
      rmSync(join(store, 'variants'), { recursive: true, force: true })
      fault = wanted
      if (fault === 'down') {
        renameSync(store, `${store}.away`)
        writeFileSync(store, 'not a folder')
      }
      if (fault === 'garbage') writeFileSync(photo, randomBytes(5_000))
      if (fault === 'slow' || fault === 'black hole') replaceByPipe()
      if (fault === 'slow') setTimeout(() => void feedPipe(), slowMilliseconds)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
