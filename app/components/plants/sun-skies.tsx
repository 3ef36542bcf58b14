type SunSkiesProps = {
  /** The first and last of the four steps from full sun to full shade that fit. */
  from: number
  to: number
  /** The centers of the four skies. */
  points: readonly (readonly [x: number, y: number])[]
  radius: number
  /** The bar below them. */
  bar: { y: number; height: number; width: number }
}

const disc = 'M10 0A10 10 0 0 1-10 0A10 10 0 0 1 10 0z'
const rays =
  'M13 0h3M0 13v3M-13 0h-3M0-13v-3M9.19 9.19l2.12 2.12M-9.19 9.19l-2.12 2.12M-9.19-9.19l-2.12-2.12M9.19-9.19l2.12-2.12'

/** Full sun with rays, three quarters, half, and under a tree. The skies that fit are gold, with a gold bar below. */
export function SunSkies({ from, to, points, radius, bar }: SunSkiesProps) {
  const middle = (step: number) => {
    const [before, after] = [points[step - 1]?.[0], points[step]?.[0]]
    return before === undefined ? 0.6 : after === undefined ? bar.width - 0.6 : (before + after) / 2
  }
  const outline = { y: bar.y, height: bar.height, rx: bar.height / 2, strokeWidth: 1.1 }
  return (
    <>
      {points.map(([x, y], index) => {
        const fits = index + 1 >= from && index + 1 <= to
        return (
          <g
            key={x}
            transform={`translate(${x} ${y}) scale(${radius / 10})`}
            className={fits ? 'fill-star stroke-best' : 'fill-sunk stroke-line-hover'}
            strokeWidth={1.5}
            strokeLinecap="round"
          >
            <path d={index === 0 ? disc + rays : disc} />
            {shades[index] !== undefined && (
              <path d={shades[index]} className={fits ? 'fill-figure' : 'fill-line-hover'} strokeWidth={0} />
            )}
          </g>
        )
      })}
      <rect {...outline} x={0.6} width={bar.width - 1.2} className="fill-none stroke-line-control" />
      <rect
        {...outline}
        x={middle(from - 1)}
        width={middle(to) - middle(from - 1)}
        className="fill-star stroke-best"
      />
    </>
  )
}

/** The shaded part of each sky, in a circle of radius 10. */
const shades = [
  undefined,
  'M0 0H10A10 10 0 0 1 0 10z',
  'M0 -10A10 10 0 0 1 0 10z',
  'M-7 1.5Q-7.5 -2 -4 -3.5Q-3 -7 0 -7Q3 -7 4 -3.5Q7.5 -2 7 1.5zM-1.2 1H1.2V8H-1.2z',
]
