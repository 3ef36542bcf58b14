import containersUrl from '#app/images/scale/containers.avif?url'
import layout from '#app/images/scale/containers.json'
import { feetInWords } from '#domain/plants/grown-size.ts'

/** Container sizes: a live oak from a four-inch pot to 100 gallons, beside a six-foot person. */
export function ContainerDrawing() {
  return (
    <figure>
      <div className="relative md:pb-12">
        <img
          src={containersUrl}
          alt="A six-foot person beside young live oaks in nine container sizes from 4 inches to 100 gallons, each taller than the last"
          width={layout.width}
          height={layout.height}
          loading="lazy"
          className="h-auto w-full"
        />
        <Label x={layout.personX} title="6 ft" text="a person" />
        {layout.places.map(({ container, heightFt, x }) => (
          <Label key={container} x={x} title={container} text={feetInWords(heightFt)} />
        ))}
      </div>
      {/* On a phone the labels don't fit under the trees. */}
      <ol aria-hidden className="mt-2 grid grid-cols-3 gap-x-4 text-caption md:hidden">
        {layout.places.map(({ container, heightFt }) => (
          <li key={container}>
            <b className="font-semibold">{container}</b> {feetInWords(heightFt)}
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-caption text-ink-quiet">
        <span className="sr-only">
          From left to right: a person six feet tall, then{' '}
          {layout.places
            .map(({ container, heightFt }) => `${container} at about ${feetInWords(heightFt)}`)
            .join(', ')}
          .
        </span>{' '}
        Heights leave out the pot, and a gallon is the trade&apos;s name for a size, not a liquid gallon. An
        illustration, to scale.
      </figcaption>
    </figure>
  )
}

function Label({ x, title, text }: { x: number; title: string; text: string }) {
  return (
    <p
      aria-hidden
      className="absolute bottom-0 hidden -translate-x-1/2 md:block text-center text-caption leading-tight whitespace-nowrap"
      style={{ left: `${x * 100}%` }}
    >
      <b className="block font-semibold">{title}</b>
      <span className="text-ink-soft">{text}</span>
    </p>
  )
}
