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
 * A picture store with one photograph, and what can be wrong with a disk: it isn't there, or the photograph on it is read
 * slowly, never, or as garbage. Nothing is made in advance: each fault meets a picture that has yet to be made.
 */
export async function makePictureStore() {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-r7-'))
  const store = join(folder, 'store')
  const photo = join(store, 'originals', `${photoKey}.webp`)
  const pixels = { width: 900, height: 900, channels: 3, background: '#7a9' } as const
  const bytes = await sharp({ create: pixels }).webp().toBuffer()
  mkdirSync(join(store, 'originals'), { recursive: true })
  writeFileSync(photo, bytes)
  let fault: Fault = 'none'

  /** A pipe whose reader waits until somebody writes into it: the read of a disk that hangs. */
  const replaceByPipe = () => {
    rmSync(photo)
    execFileSync('mkfifo', [photo])
  }
  /** Whoever still waits for the pipe reads the photograph; nobody may. */
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
