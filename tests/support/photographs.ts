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

/** A few hundred bytes that claim to be 900 megapixels. */
export function imageBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
