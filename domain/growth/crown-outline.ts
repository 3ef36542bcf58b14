type Crown = { x: number; widthFt: number; heightFt: number }

/** A rounded crown on a bare trunk, in a box of 1 x 1 with the ground at 0 and up negative. */
const crown = [
  [0.5, -1],
  [0.8, -1, 1, -0.78, 1, -0.5],
  [1, -0.26, 0.86, -0.14, 0.68, -0.14],
  [0.58, -0.14, 0.42, -0.14, 0.32, -0.14],
  [0.14, -0.14, 0, -0.26, 0, -0.5],
  [0, -0.78, 0.2, -1, 0.5, -1],
]

/** The outline of a grown crown as an SVG path, drawn at so many units to a foot. */
export function crownOutline({ x, widthFt, heightFt }: Crown, unitsPerFoot: number): string {
  const points = crown.map((numbers) =>
    numbers
      .map((number, index) => (index % 2 === 0 ? x + (number - 0.5) * widthFt : number * heightFt))
      .map((feet) => (feet * unitsPerFoot).toFixed(1))
      .join(' '),
  )
  return `M${points.join('C')}Z`
}
