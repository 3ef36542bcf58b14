import { personOutline } from '#domain/plants/person-outline.ts'

/** The six-foot person with hat and spade, standing on y = 0. */
export function PersonForScale({ x }: { x: number }) {
  const { head, hat, spade, body } = personOutline
  return (
    <g transform={`translate(${x} 0) scale(1 -1)`} className="fill-figure">
      <ellipse {...head} />
      <path d={hat} />
      <path d={spade} />
      <path transform="scale(.1)" d={body} />
    </g>
  )
}
