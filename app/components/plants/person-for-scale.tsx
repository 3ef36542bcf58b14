import personUrl from '#app/images/scenery/person.svg?url'
import lookingUpUrl from '#app/images/scenery/person-looking-up.svg?url'

type PersonForScaleProps = {
  x: number
  /** For beside what's much taller than she is. */
  looksUp?: boolean
}

/** The six-foot person with hat and spade, standing on y = 0: 100 units tall, and no wider than 40. */
export function PersonForScale({ x, looksUp = false }: PersonForScaleProps) {
  return <image href={looksUp ? lookingUpUrl : personUrl} x={x - 20} y={-102} width={40} height={102} />
}
