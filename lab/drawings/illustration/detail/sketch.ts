import { circle, numbers, polygon, smoothPath } from '../path.ts'
import type { Point } from '../vector.ts'

type Part = { attributes: string; data: string }

const opacityOf = (name: 'fill' | 'stroke', opacity: number) =>
  opacity < 1 ? ` ${name}-opacity="${Math.round(opacity * 100) / 100}"` : ''

type Circle = { center: Point; radius: number }

/** Badoiu and Clarkson: the center walks toward the farthest point in ever smaller steps. */
function enclosingCircle(points: readonly Point[]): Circle {
  let center: Point = points[0] ?? [0, 0]
  const farthest = () => {
    let best: Point = center
    let radius = 0
    for (const point of points) {
      const distance = Math.hypot(point[0] - center[0], point[1] - center[1])
      if (distance > radius) [best, radius] = [point, distance]
    }
    return { best, radius }
  }
  for (let step = 1; step <= 120; step++) {
    const { best } = farthest()
    center = [center[0] + (best[0] - center[0]) / (step + 1), center[1] + (best[1] - center[1]) / (step + 1)]
  }
  return { center, radius: farthest().radius }
}

/** Collects paint in order, and tracks how far it extends. */
export class Sketch {
  #parts: Part[] = []
  #points: Point[] = []

  /** A smooth closed shape; doubled points are corners. */
  shape(color: string, points: readonly Point[], opacity = 1): void {
    this.#remember(points)
    this.#parts.push({
      attributes: `fill="${color}"${opacityOf('fill', opacity)}`,
      data: smoothPath(points),
    })
  }

  /** A smooth shape with its outline in one path. */
  outlined(color: string, edge: string, width: number, points: readonly Point[]): void {
    this.#remember(points)
    const stroke = `stroke="${edge}" stroke-opacity=".55" stroke-width="${width}"`
    this.#parts.push({ attributes: `fill="${color}" ${stroke}`, data: smoothPath(points) })
  }

  /** A smooth outline around a closed shape. */
  contour(color: string, width: number, points: readonly Point[], opacity = 1): void {
    this.#stroke(color, width, smoothPath(points), opacity, points)
  }

  line(color: string, width: number, points: readonly Point[], opacity = 1): void {
    this.#stroke(color, width, smoothPath(points, false), opacity, points)
  }

  facet(color: string, points: readonly Point[], opacity = 1): void {
    this.#remember(points)
    this.#merge(`fill="${color}"${opacityOf('fill', opacity)}`, polygon(points))
  }

  dot(color: string, [x, y]: Point, radius: number, opacity = 1): void {
    this.#remember([
      [x - radius, y],
      [x + radius, y],
      [x, y - radius],
      [x, y + radius],
    ])
    this.#merge(`fill="${color}"${opacityOf('fill', opacity)}`, circle(x, y, radius))
  }

  /** A lens from foot to tip; small leaflets, spikelets and florets. */
  dab(color: string, [x, y]: Point, length: number, halfWidth: number, angle: number, opacity = 1): void {
    const place = (u: number, v: number): Point => [
      x + Math.cos(angle) * u * length - Math.sin(angle) * v * halfWidth,
      y + Math.sin(angle) * u * length + Math.cos(angle) * v * halfWidth,
    ]
    const [near, tip, far] = [place(0.48, 1.6), place(1, 0), place(0.48, -1.6)]
    this.#remember([[x, y], tip])
    const there = numbers(near[0] - x, near[1] - y, tip[0] - x, tip[1] - y)
    const back = numbers(far[0] - tip[0], far[1] - tip[1], x - tip[0], y - tip[1])
    this.#merge(`fill="${color}"${opacityOf('fill', opacity)}`, `M${numbers(x, y)}q${there}q${back}z`)
  }

  /** A rounded petal from foot to tip. */
  lobe(color: string, [x, y]: Point, length: number, halfWidth: number, angle: number, opacity = 1): void {
    const place = (u: number, v: number): Point => [
      Math.cos(angle) * u * length - Math.sin(angle) * v * halfWidth,
      Math.sin(angle) * u * length + Math.cos(angle) * v * halfWidth,
    ]
    const [tip, sides] = [place(1, 0), [place(0.2, 1.1), place(0.98, 1.4)]]
    const [near, far] = [place(0.98, -1.4), place(0.2, -1.1)]
    this.#remember([
      [x, y],
      [x + tip[0], y + tip[1]],
    ])
    const back = [near[0] - tip[0], near[1] - tip[1], far[0] - tip[0], far[1] - tip[1], -tip[0], -tip[1]]
    this.#merge(
      `fill="${color}"${opacityOf('fill', opacity)}`,
      `M${numbers(x, y)}c${numbers(...sides.flat(), ...tip)}c${numbers(...back)}z`,
    )
  }

  add(other: Sketch): void {
    for (const part of other.#parts) this.#parts.push(part)
    this.#remember(other.#points)
  }

  /** Centered and scaled to touch the circle, but never enlarged beyond `mostScale`. */
  fitInto(radius: number, mostScale: number): string {
    const around = enclosingCircle(this.#points)
    // two pixels for the thickness of outlines
    const scale = Math.min(mostScale, (radius - 2) / (around.radius || 1))
    const [x, y] = around.center
    const move = `translate(${numbers(-x * scale, -y * scale)}) scale(${Math.floor(scale * 1000) / 1000})`
    return `<g transform="${move}" stroke-linecap="round" stroke-linejoin="round">${this.toSvg()}</g>`
  }

  toSvg(): string {
    return this.#parts.map((part) => `<path ${part.attributes} d="${part.data}"/>`).join('')
  }

  #stroke(color: string, width: number, data: string, opacity: number, points: readonly Point[]): void {
    this.#remember(points)
    const size = Math.round(width * 100) / 100
    this.#merge(`fill="none" stroke="${color}" stroke-width="${size}"${opacityOf('stroke', opacity)}`, data)
  }

  /** Consecutive marks of one color become one path. Only for marks whose overlap doesn't matter. */
  #merge(attributes: string, data: string): void {
    const last = this.#parts.at(-1)
    if (last?.attributes === attributes)
      this.#parts[this.#parts.length - 1] = { attributes, data: last.data + data }
    else this.#parts.push({ attributes, data })
  }

  #remember(points: readonly Point[]): void {
    for (const point of points) this.#points.push(point)
  }
}
