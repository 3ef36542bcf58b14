import { circle, leafDab, numbers } from '../path.ts'
import type { Random } from '../random.ts'
import { fullTurn } from '../vector.ts'
import type { Blossom, BlossomMode } from './woody-form.ts'

export const symbolVariants = 12

/** Petals in the inherited color, with a veil of shade or light depending on where they are. */
class Petals {
  all = ''
  shaded = ''
  lit = ''
  extra = ''

  /** dx, dy: from the flower's middle to the petal, on the screen */
  add(path: string, dx: number, dy: number): void {
    this.all += path
    const away = dx * 0.62 + dy * 0.68
    if (away > 0.3) this.shaded += path
    else if (away < -0.3) this.lit += path
  }

  toSvg(id: string): string {
    const shade = this.shaded && `<path fill="#2c1838" fill-opacity=".17" d="${this.shaded}"/>`
    const shine = this.lit && `<path fill="#fff" fill-opacity=".27" d="${this.lit}"/>`
    const base = this.all && `<path d="${this.all}"/>`
    return `<g id="${id}">${base}${shade}${shine}${this.extra}</g>`
  }
}

type SymbolPainter = (petals: Petals, blossom: Blossom, size: number, random: Random) => void

/** A ring of petals, seen at an angle. */
function addRing(
  petals: Petals,
  ring: { x: number; y: number; count: number; length: number; width: number; squash: number; turn: number },
): void {
  for (let i = 0; i < ring.count; i++) {
    const angle = ring.turn + (i / ring.count) * fullTurn
    const dx = Math.cos(angle)
    const dy = Math.sin(angle) * ring.squash
    const reach = Math.hypot(dx, dy)
    const heading = Math.atan2(dy, dx)
    petals.add(leafDab('round', ring.x, ring.y, ring.length * reach, ring.width, heading), dx, dy)
  }
}

const paintScatter: SymbolPainter = (petals, { center }, size, random) => {
  const squash = random.between(0.55, 1)
  addRing(petals, {
    x: 0,
    y: 0,
    count: 5,
    length: size,
    width: size * 0.43,
    squash,
    turn: random.between(0, 6),
  })
  if (center) petals.extra = `<path fill="${center}" d="${circle(0, 0, size * 0.17)}"/>`
}

const paintDaisy: SymbolPainter = (petals, { center = '#E8BC4A' }, size, random) => {
  const squash = random.between(0.55, 1)
  addRing(petals, {
    x: 0,
    y: 0,
    count: 10,
    length: size,
    width: size * 0.19,
    squash,
    turn: random.between(0, 6),
  })
  petals.extra =
    `<path fill="#B97F26" d="${circle(0, 0, size * 0.24)}"/>` +
    `<path fill="${center}" d="${circle(-size * 0.04, -size * 0.05, size * 0.18)}"/>`
}

const paintTrumpet: SymbolPainter = (petals, { center }, size, random) => {
  const angle = random.between(0.1, 3)
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const tube = leafDab('lens', -c * size * 1.15, -s * size * 1.15, size * 1.5, size * 0.42, angle)
  petals.all = tube
  petals.extra = `<path fill="#3c1038" fill-opacity=".26" d="${tube}"/>`
  const lobes = new Petals()
  const squash = random.between(0.62, 0.92)
  addRing(lobes, { x: 0, y: 0, count: 5, length: size * 0.92, width: size * 0.42, squash, turn: angle })
  petals.extra +=
    `<path d="${lobes.all}"/><path fill="#2c1838" fill-opacity=".16" d="${lobes.shaded}"/>` +
    `<path fill="#fff" fill-opacity=".28" d="${lobes.lit}"/>`
  if (center) petals.extra += `<path fill="${center}" d="${circle(0, 0, size * 0.17)}"/>`
}

/** One berry: body, shaded side, lit side, gloss. */
const drawBerry = (x: number, y: number, r: number) =>
  `<path d="${circle(x, y, r)}"/>` +
  `<path fill="#2a0a14" fill-opacity=".32" d="${circle(x + r * 0.18, y + r * 0.2, r * 0.8)}"/>` +
  `<path d="${circle(x - r * 0.1, y - r * 0.12, r * 0.72)}"/>` +
  `<path fill="#fff2e4" fill-opacity=".75" d="${circle(x - r * 0.3, y - r * 0.34, r * 0.24)}"/>`

/** A cluster that hangs by its stalks from the end of a twig. */
const paintBerries: SymbolPainter = (petals, { cluster = [3, 6] }, size, random) => {
  const count = random.integer(...cluster)
  let stalks = ''
  let berries = ''
  for (let i = 0; i < count; i++) {
    // Filled from the top in rows, so they touch without covering each other.
    const row = Math.floor((i + 1) / 2)
    const x = (i === 0 ? 0 : (i % 2 ? -1 : 1) * (row === 1 ? 0.95 : 0.7)) * size * random.between(0.85, 1.2)
    const y = size * (1.5 + row * 1.15) * random.between(0.92, 1.08)
    stalks += `M0 0Q${numbers(x * 0.3, y * 0.5, x, y - size * 0.7)}`
    berries += drawBerry(x, y, size * random.between(0.8, 1.05))
  }
  petals.extra = `<path fill="none" stroke="#4b4a2c" stroke-width=".9" d="${stalks}"/>${berries}`
}

/** Flat papery disks with a seed in the middle, seen at every angle. */
const paintWafers: SymbolPainter = (petals, _blossom, size, random) => {
  const count = random.integer(5, 8)
  let stalks = ''
  for (let i = 0; i < count; i++) {
    const x = random.gaussian() * size * 1.25
    const y = size * random.between(1.2, 4)
    const turn = random.between(-0.9, 0.9)
    const wafer = leafDab(
      'round',
      x,
      y - size * 0.9,
      size * 1.8,
      size * random.between(0.35, 1.05),
      Math.PI / 2 + turn,
    )
    const seed = leafDab(
      'lens',
      x - Math.sin(turn) * size * 0.5,
      y - size * 0.4,
      size * 0.85,
      size * 0.2,
      Math.PI / 2 + turn,
    )
    stalks += `M0 0Q${numbers(x * 0.3, y * 0.4, x, y - size * 0.9)}`
    petals.extra +=
      `<path d="${wafer}"/><path fill="#3c3413" fill-opacity=".14" d="${wafer}"/>` +
      `<path fill="#6b5a34" fill-opacity=".5" d="${seed}"/>`
  }
  petals.extra = `<path fill="none" stroke="#6f6a3e" stroke-width=".8" d="${stalks}"/>${petals.extra}`
}

/** A string of black beads: the pods of Eve's necklace. */
const paintBeads: SymbolPainter = (petals, _blossom, size, random) => {
  const strings = random.integer(1, 3)
  for (let i = 0; i < strings; i++) {
    const beads = random.integer(3, 6)
    const sway = random.gaussian() * 0.3
    const x = (i - (strings - 1) / 2) * size * 2.2
    petals.extra += `<path fill="none" stroke="#3A2E2E" stroke-width="1" d="M0 0L${numbers(x, size * 2)}l${numbers(sway * beads * size * 2, beads * size * 2.1)}"/>`
    for (let j = 0; j < beads; j++)
      petals.extra += drawBerry(
        x + sway * j * size * 2,
        size * (2 + j * 2.1),
        size * random.between(0.85, 1.1),
      )
  }
}

/** Small peppers that stand up on their stalks. */
const paintPeppers: SymbolPainter = (petals, _blossom, size, random) => {
  const count = random.integer(1, 3)
  let stalks = ''
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI / 2 + (i - (count - 1) / 2) * 0.7 + random.gaussian() * 0.15
    const [x, y] = [Math.cos(angle) * size * 1.8, Math.sin(angle) * size * 1.8]
    stalks += `M0 0L${numbers(x, y)}`
    petals.extra +=
      `<path d="${leafDab('round', x, y, size * 2.3, size * 0.8, angle)}"/>` +
      `<path fill="#2a0a14" fill-opacity=".26" d="${leafDab('round', x + size * 0.25, y, size * 2.1, size * 0.5, angle)}"/>` +
      `<path fill="#fff2e4" fill-opacity=".6" d="${leafDab('round', x - size * 0.25, y - size * 0.5, size, size * 0.18, angle)}"/>`
  }
  petals.extra = `<path fill="none" stroke="#5d7042" stroke-width="1" d="${stalks}"/>${petals.extra}`
}

/** Berries packed around a twig, as coralberry and beautyberry bear them. */
const paintRings: SymbolPainter = (petals, _blossom, size, random) => {
  const count = random.integer(5, 8)
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4
    const reach = size * 1.35 * Math.sqrt(i / count)
    petals.extra += drawBerry(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.8,
      size * random.between(0.75, 1),
    )
  }
}

/** A hanging cluster, broad above and pointed below. */
const paintRaceme: SymbolPainter = (petals, _blossom, size, random) => {
  const length = size * random.between(4.8, 7.2)
  const sway = random.gaussian() * 0.2
  const florets = 30
  for (let i = 0; i < florets; i++) {
    const t = i / florets
    const halfWidth = size * 1.15 * (1 - t * 0.78) * (t < 0.1 ? 0.7 : 1)
    const side = random.between(-1, 1)
    const x = sway * length * t + side * halfWidth - size * 0.4
    const scale = 1.05 - t * 0.45
    const dab = leafDab('round', x, length * t, size * scale, size * 0.46 * scale, random.between(0.2, 1.2))
    petals.add(dab, side * 0.75, side < 0 && random.chance(0.4) ? 0.5 : 0)
  }
}

/** An upright cone of small florets on a stalk. */
const paintPanicle: SymbolPainter = (petals, _blossom, size, random) => {
  const length = size * random.between(3.4, 5)
  const tilt = random.gaussian() * 0.3
  const florets = 46
  const stem = `M0 0Q${numbers(tilt * length * 0.3, -length * 0.5, tilt * length, -length)}`
  petals.extra = `<path fill="none" stroke="#6d7a4a" stroke-width="1.2" stroke-opacity=".6" d="${stem}"/>`
  for (let i = 0; i < florets; i++) {
    const t = Math.sqrt(i / florets)
    const halfWidth = size * 1.45 * (1 - t) ** 0.8 * Math.min(1, 0.45 + t * 3) + size * 0.12
    const side = random.between(-1, 1)
    const x = tilt * length * t * t + side * halfWidth
    const floret = size * random.between(0.6, 0.85)
    const dab = leafDab('round', x, -length * t, floret, floret * 0.5, random.between(0, fullTurn))
    petals.add(dab, side * 0.8, random.between(-0.3, 0.3))
  }
}

const puffHairs = 26

/** A ball of stamens: mimosa, huisache, fairy duster, buttonbush. */
function drawPuff(x: number, y: number, radius: number, highlight: string, random: Random): string {
  const ball = (share: number) => {
    let outline = ''
    for (let i = 0; i < puffHairs; i++) {
      const angle = (i / puffHairs) * fullTurn
      const reach = radius * share * (i % 2 ? random.between(0.62, 0.8) : random.between(0.95, 1.25))
      outline += `${i ? 'L' : 'M'}${numbers(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)}`
    }
    return `${outline}z`
  }
  const lit = circle(x - radius * 0.24, y - radius * 0.26, radius * 0.42)
  const dark = circle(x + radius * 0.22, y + radius * 0.26, radius * 0.6)
  return (
    `<path fill-opacity=".75" d="${ball(1.08)}"/><path d="${ball(0.9)}"/>` +
    `<path fill="#5a3206" fill-opacity=".13" d="${dark}"/>` +
    `<path fill="${highlight}" fill-opacity=".4" d="${lit}"/>`
  )
}

const paintPuffs: SymbolPainter = (petals, { center = '#fff4c4' }, size, random) => {
  const count = random.integer(1, 3)
  for (let i = 0; i < count; i++) {
    const x = i ? random.gaussian() * size * 1.9 : 0
    const y = i ? random.gaussian() * size * 1.6 : 0
    petals.extra += drawPuff(x, y, size * random.between(0.75, 1.08), center, random)
  }
}

/** Tassels of tiny beads. */
const paintCatkins: SymbolPainter = (petals, _blossom, size, random) => {
  const strings = random.integer(3, 5)
  for (let i = 0; i < strings; i++) {
    const length = size * random.between(4.5, 8)
    const sway = random.gaussian() * 0.22
    const beads = Math.round(length / (size * 0.62))
    const x = random.gaussian() * size * 0.9
    for (let j = 0; j <= beads; j++) {
      const t = j / beads
      const r = size * random.between(0.3, 0.46) * (1 - t * 0.3)
      petals.add(circle(x + sway * length * t * t, length * t, r), random.between(-0.6, 0.6), 0)
    }
  }
}

const paintPods: SymbolPainter = (petals, _blossom, size, random) => {
  const count = random.integer(1, 3)
  for (let i = 0; i < count; i++) {
    const angle = Math.PI / 2 + random.gaussian() * 0.3
    const length = size * random.between(4, 6)
    const x = random.gaussian() * size
    const pod = leafDab('lens', x, 0, length, size * 0.7, angle)
    petals.add(pod, i % 2 ? 0.6 : -0.6, 0)
    const groove = leafDab('lens', x, 0, length, size * 0.28, angle - 0.05)
    petals.extra += `<path fill="#20140a" fill-opacity=".22" d="${groove}"/>`
  }
}

/** Flowers close to the twig: open blossoms if they have a center, otherwise knots of small pea flowers. */
const paintAlong: SymbolPainter = (petals, { center }, size, random) => {
  if (!center) {
    for (let i = 0; i < 8; i++) {
      const x = random.gaussian() * size * 0.85
      const y = random.gaussian() * size * 0.8
      const dab = leafDab(
        'round',
        x,
        y,
        size * random.between(0.6, 1),
        size * 0.35,
        random.between(0, fullTurn),
      )
      petals.add(dab, i > 3 ? -0.6 : i === 1 ? 0.6 : 0, 0)
    }
    return
  }
  let stamens = ''
  for (let i = 0; i < 3; i++) {
    const x = i ? random.gaussian() * size * 0.95 : 0
    const y = i ? random.gaussian() * size * 0.9 : 0
    const length = size * random.between(0.75, 1.1)
    const squash = random.between(0.55, 1)
    addRing(petals, { x, y, count: 5, length, width: length * 0.43, squash, turn: random.between(0, 6) })
    for (let j = 0; j < 3; j++) {
      stamens += circle(
        x + random.gaussian() * length * 0.16,
        y + random.gaussian() * length * 0.14,
        length * 0.075,
      )
    }
  }
  petals.extra = `<path fill="${center}" d="${stamens}"/>`
}

const painters: Record<BlossomMode, SymbolPainter> = {
  along: paintAlong,
  raceme: paintRaceme,
  scatter: paintScatter,
  daisy: paintDaisy,
  trumpet: paintTrumpet,
  berries: paintBerries,
  puffs: paintPuffs,
  panicle: paintPanicle,
  catkins: paintCatkins,
  pods: paintPods,
  rings: paintRings,
  wafers: paintWafers,
  beads: paintBeads,
  peppers: paintPeppers,
}

export function drawBlossomSymbols(prefix: string, blossom: Blossom, random: Random): string {
  let defs = ''
  for (let i = 0; i < symbolVariants; i++) {
    const petals = new Petals()
    painters[blossom.mode](petals, blossom, blossom.size * random.between(0.8, 1.15), random)
    defs += petals.toSvg(`${prefix}${i}`)
  }
  return defs
}
