import sharp from 'sharp'
import type { Email } from './mailer.ts'
import { markCid } from './mail-frame.tsx'

let mark: Promise<Buffer> | undefined

/** Mail programs support neither WebP nor SVG. */
export async function logoPicture(): Promise<Email['pictures'][number]> {
  mark ??= sharp('public/favicon.svg', { density: 144 }).resize(80, 80).png().toBuffer()
  return { cid: markCid, type: 'image/png', bytes: await mark }
}
