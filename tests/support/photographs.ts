import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo as a phone saves it: 12 megapixels, sideways with an orientation tag, and with GPS coordinates. */
export function phonePhotograph(): Promise<Buffer> {
  const tree = `<svg width="4000" height="3000"><rect width="4000" height="3000" fill="#9db7c9"/><rect y="0" width="900" height="3000" fill="#7a6a45"/>
    <circle cx="2300" cy="1500" r="1100" fill="#4c6b3c"/></svg>`
  return sharp(Buffer.from(tree))
    .withExif({
      IFD0: { Orientation: '6', Make: 'SENTINEL' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 51/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/**
 * A PNG that claims to be this large, with this many zeros for its gray pixels. The attacks in the lab use it, so the search for
 * unused code doesn't see it used.
 * @public
 */
export function pngOfZeros(width: number, height: number, zeros: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(zeros))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A few hundred bytes that claim to be 900 megapixels. */
export const imageBomb = () => pngOfZeros(30_000, 30_000, 1000)
