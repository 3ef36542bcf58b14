import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import { fallbackPlate, findPicture } from '#server/platform/pictures/picture-files.ts'
import type { CardSubject } from './card-subject.ts'

// A card of 1200 x 630 pixels: paper and ink, with a drawing on the right. Satori turns text into outlines, so the card looks
// the same on a server without any fonts.

const size = { width: 1200, height: 630 }
const paper = '#f6f1e6'
const ink = '#1f2b20'
const softInk = '#414b40'

type Element = {
  type: string
  props: {
    style: Record<string, string | number>
    children?: unknown
    src?: string
    width?: number
    height?: number
  }
}

const box = (style: Record<string, string | number>, ...children: unknown[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const fontFile = (name: string) => readFileSync(`server/catalog/social-cards/fonts/${name}.ttf`)

let fonts: Parameters<typeof satori>[1]['fonts'] | undefined

/** Instrument Sans and Fraunces, for outlines. */
export function loadFonts() {
  fonts ??= [
    { name: 'Fraunces', data: fontFile('fraunces'), style: 'normal', weight: 400 },
    { name: 'Fraunces', data: fontFile('fraunces-italic'), style: 'italic', weight: 400 },
    { name: 'Instrument Sans', data: fontFile('instrument-sans'), style: 'normal', weight: 400 },
  ]
  return fonts
}

/** The plant's plate, or the scene of the home page. As a JPEG, because the SVG renderer can't read WebP. */
async function illustration({ pictureKey, botanical }: CardSubject): Promise<Element> {
  const plate = pictureKey === null ? undefined : await findPicture(pictureKey, 'full')
  const file = plate ?? (botanical ? fallbackPlate : 'pictures/hero/portrait.webp')
  const square = { width: size.height, height: size.height }
  const jpeg = await sharp(await readFile(file))
    .resize({ ...square, fit: 'cover', position: 'bottom' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return {
    type: 'img',
    props: { src: `data:image/jpeg;base64,${jpeg.toString('base64')}`, ...square, style: {} },
  }
}

/** Long titles are smaller, so that each fits on three lines. */
const titleSize = (title: string) => (title.length > 26 ? 62 : title.length > 16 ? 72 : 84)

export async function drawCard(subject: CardSubject): Promise<Buffer> {
  const { title, subtitle, botanical } = subject
  const picture = await illustration(subject)
  const words = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      flexGrow: 1,
      padding: '64px 40px 60px 72px',
      width: size.width - size.height,
    },
    box({ fontFamily: 'Fraunces', fontSize: 30, color: ink }, 'Hill Country Tree Company'),
    box(
      { flexDirection: 'column' },
      box(
        {
          fontFamily: 'Fraunces',
          fontSize: titleSize(title),
          lineHeight: 1.02,
          letterSpacing: '-0.025em',
          color: ink,
        },
        title,
      ),
      box(
        {
          marginTop: 20,
          fontFamily: botanical ? 'Fraunces' : 'Instrument Sans',
          fontStyle: botanical ? 'italic' : 'normal',
          fontSize: 32,
          color: softInk,
        },
        subtitle,
      ),
    ),
    box(
      { fontFamily: 'Instrument Sans', fontSize: 26, color: softInk },
      'Native trees, delivered and planted',
    ),
  )
  const card = box({ ...size, backgroundColor: paper }, words, picture)
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], { ...size, fonts: loadFonts() })
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}
