import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { crownOutline } from '#domain/growth/crown-outline.ts'
import { outlineLabel } from '#domain/growth/garden-words.ts'
import { lawnFt, type GardenLayout, type GardenLine } from '#domain/growth/garden.ts'
import { isFile } from '#server/platform/limits/create-file-once.ts'
import { paper } from '#server/mail/mail-parts.tsx'

// A customer's plants around a house, as a picture for emails: the same as the page's. Mail programs show neither SVG nor AVIF, so the
// worker draws it: hills, lawn and house, the cut-outs over them, and words as outlines, because a server has no fonts.

export const gardenPixels = 600
const mostBytes = 80_000
const soilPixels = 44
const topsoilPixels = 6
const colors = { lawnFar: '#E1E5C8', lawn: '#CCD5AB', topsoil: '#4D4233', subsoil: '#E3D4BB' }

let loaded: Promise<Buffer> | undefined

const font = async () => {
  loaded ??= readFile('server/quotes/emails/fonts/instrument-sans.ttf')
  return { name: 'Instrument Sans', data: await loaded, style: 'normal', weight: 400 } as const
}

const folders = {
  young: 'app/images/young',
  halfGrown: 'app/images/half-grown',
  grown: 'app/images/cut-outs',
}

/** The longer side of a small cut-out has 180 pixels. It's read several times as fast. */
const mostMiniPixels = 170

/** Slugs are ours, but a name that isn't one is never turned into a path. */
function pictureFile(slug: string, picture: keyof typeof folders, side = gardenPixels): string | null {
  const size = picture === 'grown' && side <= mostMiniPixels ? '-mini' : ''
  return /^[a-z0-9-]+$/.test(slug) ? `${folders[picture]}/${slug}${size}.avif` : null
}

/** False for a plant that hasn't been drawn yet. */
export async function isDrawn(slug: string): Promise<boolean> {
  const files = [pictureFile(slug, 'young'), pictureFile(slug, 'grown')]
  const found = await Promise.all(files.map(async (file) => file !== null && isFile(file)))
  return found.every(Boolean)
}

/** A PNG of `gardenPixels` in width and at most 80 KB. */
export async function drawGarden(layout: GardenLayout): Promise<{ bytes: Buffer; height: number }> {
  const scale = gardenPixels / layout.widthFt
  const groundY = Math.round(layout.heightFt * scale)
  const height = groundY + soilPixels
  const drawn = layout.lines.filter(({ xs }) => xs.length > 0)
  const layers: OverlayOptions[] = [
    await hillsLayer(Math.round((layout.heightFt - lawnFt) * scale)),
    { input: Buffer.from(await scenerySvg(layout, scale, groundY, height)), left: 0, top: 0 },
    ...(await plantLayers(drawn, scale, groundY)),
    { input: Buffer.from(await frontSvg(layout, scale, groundY, height)), left: 0, top: 0 },
    await wordsLayer(layout, scale, groundY, height),
  ]
  const { data, info } = await sharp({
    create: { width: gardenPixels, height, channels: 3, background: paper.raised },
  })
    .composite(layers)
    .removeAlpha()
    .raw()
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
  for (const count of [128, 64, 32]) {
    const { width, channels } = info
    const bytes = await sharp(data, { raw: { width, height: info.height, channels } })
      .png({ palette: true, colors: count, effort: 7 })
      .toBuffer()
    if (bytes.length <= mostBytes) return { bytes, height }
  }
  throw new Error(`the picture of a yard has more than ${mostBytes} bytes`)
}

const svg = (height: number, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${gardenPixels}" height="${height}">${shapes.join('')}</svg>`

/** Down to the lawn. */
async function hillsLayer(height: number): Promise<OverlayOptions> {
  const input = await sharp('app/images/scenery/hills.avif')
    .resize({ width: gardenPixels, height, fit: 'cover', position: 'bottom' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, left: 0, top: 0 }
}

const fade = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** What's behind the plants and under them. */
async function scenerySvg({ house }: GardenLayout, scale: number, groundY: number, height: number) {
  const [width, tall] = [house.widthFt * scale, house.heightFt * scale]
  const place = ` x="${house.x * scale}" y="${groundY - house.baseFt * scale - tall}" width="${width}" height="${tall}"`
  const drawing = await readFile('app/images/scenery/house.svg', 'utf8')
  const lawn = Math.round(lawnFt * scale)
  return svg(
    height,
    fade('lawn', colors.lawnFar, colors.lawn),
    fade('soil', colors.subsoil, paper.raised),
    `<rect y="${groundY - lawn}" width="100%" height="${lawn}" fill="url(#lawn)"/>`,
    `<rect y="${groundY}" width="100%" height="${soilPixels}" fill="url(#soil)"/>`,
    `<rect y="${groundY}" width="100%" height="${topsoilPixels}" fill="${colors.topsoil}"/>`,
    drawing.replace(/ width="\d+" height="\d+"/, place),
  )
}

/** The tallest are farthest back, and what's in front comes last. */
async function plantLayers(lines: readonly GardenLine[], scale: number, groundY: number) {
  const tallestFirst = lines.toSorted(
    (one, other) =>
      Number(one.isLow) - Number(other.isLow) ||
      (other.size?.box.heightFt ?? 0) - (one.size?.box.heightFt ?? 0),
  )
  const layers = await Promise.all(
    tallestFirst.map(async ({ tree, size, xs }): Promise<OverlayOptions[]> => {
      if (size === null) return []
      const width = Math.max(1, Math.round(size.box.widthFt * scale))
      const height = Math.max(1, Math.round(size.box.heightFt * scale))
      const file = pictureFile(tree.slug, size.picture, Math.max(width, height))
      if (file === null) return []
      const shape =
        size.picture === 'grown'
          ? ({ fit: 'fill' } as const)
          : ({ fit: 'contain', position: 'bottom', background: '#0000' } as const)
      const input = await sharp(file)
        .resize({ width, height, ...shape })
        .png({ compressionLevel: 1 })
        .toBuffer()
      // Mirrored, so that neighbors don't look like copies.
      const mirrored =
        xs.length > 1 ? await sharp(input).flop().png({ compressionLevel: 1 }).toBuffer() : input
      return xs.map((x, index) => ({
        input: index % 2 === 1 ? mirrored : input,
        left: Math.round(x * scale - width / 2),
        top: groundY - height + 1,
      }))
    }),
  )
  return layers.flat()
}

/** The grown crowns, and the person, whose picture is 2.4 feet wide. */
async function frontSvg({ personX, lines }: GardenLayout, scale: number, groundY: number, height: number) {
  const crowns = lines.flatMap(({ isGrowing, grownBox, xs }) =>
    isGrowing && grownBox !== null ? xs.map((x) => crownOutline({ ...grownBox, x }, scale)) : [],
  )
  const [width, tall] = [2.4 * scale, 6.12 * scale]
  const place = ` x="${personX * scale - width / 2}" y="${groundY + 1 - tall}" width="${width}" height="${tall}"`
  const person = await readFile('app/images/scenery/person.svg', 'utf8')
  return svg(
    height,
    `<path transform="translate(0 ${groundY})" d="${crowns.join('')}" fill="none" stroke="${paper.brand}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 6.5"/>`,
    person.replace(/ width="\d+" height="\d+"/, place),
  )
}

const disc = 27
const label = { fontSize: 18, lineHeight: 26, letterWidth: 8.6 }

type Box = Record<string, string | number>

const box = (style: Box, text: string) => ({
  type: 'div',
  props: {
    style: {
      display: 'flex',
      position: 'absolute',
      alignItems: 'center',
      justifyContent: 'center',
      fontFamily: 'Instrument Sans',
      ...style,
    },
    children: text,
  },
})

/** In the soil under each kind of plant, the number that it has in the list below the picture; and what the outline is. */
async function wordsLayer(
  { lines, labels }: GardenLayout,
  scale: number,
  groundY: number,
  height: number,
): Promise<OverlayOptions> {
  const isNumbered = lines.filter(({ xs }) => xs.length > 0).length > 1
  const numbers = (isNumbered ? labels : []).map(({ x, number }) =>
    box(
      {
        left: Math.round(x * scale - disc / 2),
        top: groundY + topsoilPixels + (soilPixels - topsoilPixels - disc) / 2,
        width: disc,
        height: disc,
        background: paper.raised,
        border: `1.5px solid ${paper.soft}`,
        borderRadius: disc,
        fontSize: 17,
        color: paper.ink,
      },
      String(number),
    ),
  )
  const outlined = outlineLabel(lines)
  const width = (outlined?.text.length ?? 0) * label.letterWidth
  const outlines =
    outlined === null
      ? []
      : [
          box(
            {
              left: Math.min(Math.max(4, outlined.x * scale - width / 2), gardenPixels - width - 4),
              top: groundY - outlined.topFt * scale - label.lineHeight,
              width,
              height: label.lineHeight,
              fontSize: label.fontSize,
              color: paper.brand,
            },
            outlined.text,
          ),
        ]
  const size = { width: gardenPixels, height }
  const page = {
    type: 'div',
    props: { style: { display: 'flex', position: 'relative', ...size }, children: [...numbers, ...outlines] },
  }
  const drawing = await satori(page as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts: [await font()],
  })
  return { input: Buffer.from(drawing), left: 0, top: 0 }
}
