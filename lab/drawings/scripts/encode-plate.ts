import sharp from 'sharp'

const mostPixels = 4_000_000

/** Encodes a plate's SVG as the 1200-pixel master that's committed. */
export function encodePlate(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: mostPixels })
    .webp({ quality: 84, preset: 'drawing', effort: 5 })
    .toBuffer()
}

type Box = { left: number; top: number; width: number; height: number }

const faintest = 8

/** The box around everything that's drawn, centered on the axis of the plant. */
function drawnBox(alpha: Buffer, width: number, height: number): Box {
  const rows = { first: height, last: -1 }
  const columns = { first: width, last: -1 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((alpha[y * width + x] ?? 0) < faintest) continue
      rows.first = Math.min(rows.first, y)
      rows.last = y
      columns.first = Math.min(columns.first, x)
      columns.last = Math.max(columns.last, x)
    }
  if (rows.first <= 0 || columns.first <= 0 || rows.last >= height - 1 || columns.last >= width - 1)
    throw new Error('The drawing reaches the edge of its box, so a part of it would be cut off')
  const half = Math.max(width / 2 - columns.first, columns.last + 1 - width / 2)
  return { left: width / 2 - half, top: rows.first, width: half * 2, height: rows.last + 1 - rows.first }
}

/** Trims a plant to what's drawn, with a clear border that's still a pixel wide when it's shrunk to `side` pixels. */
async function trimCutOut(svg: string, side: number): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(svg), { limitInputPixels: mostPixels }).png().toBuffer()
  const { data, info } = await sharp(drawing)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const box = drawnBox(data, info.width, info.height)
  const border = Math.ceil((2 * Math.max(box.width, box.height)) / side)
  const sides = { top: border, bottom: border, left: border, right: border }
  return sharp(drawing)
    .extract(box)
    .extend({ ...sides, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

export const encodeCutOut = async (svg: string, side: number, mostBytes: number): Promise<Buffer> =>
  encodeWithin(await trimCutOut(svg, side), side, mostBytes)

/** Encodes a picture at most `side` pixels wide and high, as large and as sharp as the byte budget allows. */
export async function encodeWithin(picture: Buffer, side: number, mostBytes: number): Promise<Buffer> {
  let avif = Buffer.alloc(0)
  for (const [share, quality] of [
    [1, 48],
    [0.85, 38],
    [0.72, 30],
    [0.6, 24],
  ] as const) {
    const box = Math.round(side * share)
    avif = await sharp(picture, { limitInputPixels: mostPixels })
      .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
      .avif({ quality, effort: 2 })
      .toBuffer()
    if (avif.length <= mostBytes) break
  }
  return avif
}
