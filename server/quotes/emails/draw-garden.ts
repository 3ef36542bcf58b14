import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import type { GardenLayout, GardenLine } from '#domain/growth/garden.ts'
import { personOutline } from '#domain/plants/person-outline.ts'
import { isFile } from '#server/platform/limits/create-file-once.ts'
import { loadFonts } from '#server/catalog/social-cards/draw-card.ts'
import { paper } from '#server/mail/mail-parts.tsx'

// A customer's plants in front of a house, as a picture for emails. Mail programs show neither SVG nor AVIF, so the worker draws it: SVG
// for the house, the cut-outs over it, and their numbers as outlines, because a server has no fonts.

export const gardenPixels = 600
const mostBytes = 80_000
const leastSkyPixels = 110
const skyMarginPixels = 16
const groundPixels = 30
const numberPixels = 40
const person = '#6F6857'

const folders = { young: 'app/images/young', grown: 'app/images/cut-outs' }

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

/** A PNG of `gardenPixels` in width and at most 80 KB. Shows what's there at the layout's age, without room for later. */
export async function drawGarden(layout: GardenLayout): Promise<{ bytes: Buffer; height: number }> {
  const { lines, house, widthFt } = layout
  const scale = gardenPixels / widthFt
  const drawn = lines.filter(({ xs }) => xs.length > 0)
  const tallestFt = Math.max(house.heightFt, ...drawn.map(({ size }) => size?.box.heightFt ?? 0))
  const groundY = Math.round(Math.max(leastSkyPixels, tallestFt * scale + skyMarginPixels))
  const isNumbered = drawn.length > 1
  const height = groundY + groundPixels + (isNumbered ? numberPixels : 0)
  const layers: OverlayOptions[] = [
    ...(await plantLayers(drawn, scale, groundY)),
    ...(await groundLayers(groundY)),
    { input: Buffer.from(frontSvg(layout, scale, groundY, height)), left: 0, top: 0 },
    ...(isNumbered ? [await numberLayer(drawn, scale, groundY + groundPixels)] : []),
  ]
  const scenery = await scenerySvg(layout, scale, groundY, height)
  const { data, info } = await sharp(Buffer.from(scenery))
    .composite(layers)
    .removeAlpha()
    .raw()
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
  for (const colors of [128, 64, 32]) {
    const { width, channels } = info
    const bytes = await sharp(data, { raw: { width, height: info.height, channels } })
      .png({ palette: true, colors, effort: 7 })
      .toBuffer()
    if (bytes.length <= mostBytes) return { bytes, height }
  }
  throw new Error(`the picture of a yard has more than ${mostBytes} bytes`)
}

const svg = (height: number, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${gardenPixels}" height="${height}">${shapes.join('')}</svg>`

/** What's behind the plants: the house, paler than they are. */
async function scenerySvg({ house }: GardenLayout, scale: number, groundY: number, height: number) {
  const [width, tall] = [house.widthFt * scale, house.heightFt * scale]
  const place = ` x="${house.x * scale}" y="${groundY - tall}" width="${width}" height="${tall}"`
  const drawing = await readFile('app/images/scenery/house.svg', 'utf8')
  return svg(
    height,
    `<rect width="100%" height="100%" fill="${paper.raised}"/>`,
    `<g opacity=".72">${drawing.replace(/ width="\d+" height="\d+"/, place)}</g>`,
  )
}

/** The tallest are farthest back, and what's in front comes last. */
async function plantLayers(lines: readonly GardenLine[], scale: number, groundY: number) {
  const tallestFirst = lines.toSorted(
    (one, other) =>
      Number(one.isInFront) - Number(other.isInFront) ||
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
        size.picture === 'young'
          ? ({ fit: 'contain', position: 'bottom', background: '#0000' } as const)
          : ({ fit: 'fill' } as const)
      const input = await sharp(file)
        .resize({ width, height, ...shape })
        .png({ compressionLevel: 1 })
        .toBuffer()
      return xs.map((x) => ({
        input,
        left: Math.round(x * scale - width / 2),
        top: groundY - height + 1,
      }))
    }),
  )
  return layers.flat()
}

const tile = { width: 450, height: 80 }

let ground: Promise<{ strip: Buffer; rest: Buffer }> | undefined

/** Always the same, so it's only drawn once. */
function groundStrips() {
  ground ??= drawGround()
  ground.catch(() => {
    ground = undefined
  })
  return ground
}

/** A cut through limestone. The second stretch is mirrored, so no seam shows. */
async function drawGround() {
  const strip = await sharp('app/images/ground/limestone.avif')
    .resize(tile)
    .flatten({ background: paper.raised })
    .extract({ left: 0, top: 0, width: tile.width, height: groundPixels })
    .png()
    .toBuffer()
  const rest = await sharp(strip)
    .flop()
    .extract({ left: 0, top: 0, width: gardenPixels - tile.width, height: groundPixels })
    .toBuffer()
  return { strip, rest }
}

/** From edge to edge. */
async function groundLayers(groundY: number): Promise<OverlayOptions[]> {
  const { strip, rest } = await groundStrips()
  return [
    { input: strip, left: 0, top: groundY },
    { input: rest, left: tile.width, top: groundY },
  ]
}

function frontSvg({ personX }: GardenLayout, scale: number, groundY: number, height: number): string {
  const { head, hat, spade, body, unitsPerFoot } = personOutline
  const size = scale / unitsPerFoot
  return svg(
    height,
    `<path d="M0 ${groundY + 0.5}H${gardenPixels}" stroke="${paper.ink}" stroke-opacity=".6"/>`,
    `<g transform="translate(${personX * scale} ${groundY + 1}) scale(${size} ${-size})" fill="${person}">`,
    `<ellipse cx="${head.cx}" cy="${head.cy}" rx="${head.rx}" ry="${head.ry}"/>`,
    `<path d="${hat}"/><path d="${spade}"/><path transform="scale(.1)" d="${body}"/></g>`,
  )
}

const disc = 27

/** Under each kind of plant, the number that it has in the list below the picture. */
async function numberLayer(
  lines: readonly GardenLine[],
  scale: number,
  top: number,
): Promise<OverlayOptions> {
  const numbers = lines.map(({ labelX, number }) => ({
    type: 'div',
    props: {
      style: {
        display: 'flex',
        position: 'absolute',
        left: Math.round(labelX * scale - disc / 2),
        top: 8,
        width: disc,
        height: disc,
        alignItems: 'center',
        justifyContent: 'center',
        border: `1.5px solid ${paper.soft}`,
        borderRadius: disc,
        fontFamily: 'Instrument Sans',
        fontSize: 17,
        color: paper.ink,
      },
      children: String(number),
    },
  }))
  const size = { width: gardenPixels, height: numberPixels }
  const strip = {
    type: 'div',
    props: { style: { display: 'flex', position: 'relative', ...size }, children: numbers },
  }
  const drawing = await satori(strip as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts: loadFonts(),
  })
  return { input: Buffer.from(drawing), left: 0, top }
}
