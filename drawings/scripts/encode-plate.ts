import sharp from 'sharp'

const mostPixels = 4_000_000

/** Encodes a plate's SVG as the 1200-pixel master that's committed. */
export function encodePlate(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: mostPixels })
    .webp({ quality: 84, preset: 'drawing', effort: 5 })
    .toBuffer()
}

/** Encodes a plant at most `side` pixels wide and high, as large and as sharp as the byte budget allows. */
export async function encodeCutOut(svg: string, side: number, mostBytes: number): Promise<Buffer> {
  let avif = Buffer.alloc(0)
  for (const [share, quality] of [
    [1, 48],
    [0.85, 38],
    [0.72, 30],
    [0.6, 24],
  ] as const) {
    const box = Math.round(side * share)
    avif = await sharp(Buffer.from(svg), { limitInputPixels: mostPixels })
      .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
      .avif({ quality, effort: 2 })
      .toBuffer()
    if (avif.length <= mostBytes) break
  }
  return avif
}
