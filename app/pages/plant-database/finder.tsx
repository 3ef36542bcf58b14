import { AnswerTile } from '#app/components/finder/answer-tile.tsx'
import { usePlace } from '#app/components/place/place-memory.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { capitalize } from '#domain/wording.ts'

const path = '/plant-database/finder'

/** The finder's first question. Its answers lead to the finder's own page, so the list stays where it is. */
export function Finder() {
  const place = usePlace()
  const places = [
    place === null
      ? { id: 'city', drawing: 'San Antonio', label: 'San Antonio', hint: 'Zone 9a' }
      : {
          id: place.slug,
          drawing: 'San Antonio',
          label: capitalize(nameInSentence(place)),
          hint: 'Its ground and winters',
        },
    { id: 'hills', drawing: 'Hill Country', label: 'Hill Country', hint: 'Limestone, zone 8b' },
    { id: 'wet', drawing: 'A low, wet spot', label: 'A low, wet spot', hint: 'Water sits after rain' },
  ]
  return (
    <section
      id="help-me-choose"
      aria-labelledby="finder"
      className="scroll-mt-20 rounded-dialog border max-md:hidden border-line bg-raised p-5 md:p-6"
    >
      <h2 id="finder" className="text-h3">
        Help me choose
      </h2>
      <p className="mt-2 font-display text-h4 font-medium">Where will it live?</p>
      <ul className="mt-3 grid grid-cols-3 gap-2.5">
        {places.map(({ id, ...tile }) => (
          <li key={tile.drawing}>
            <AnswerTile to={`${path}?place=${id}`} {...tile} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-soft">
        A few questions, about a minute. Then you see the six that fit best, and why.
      </p>
    </section>
  )
}
