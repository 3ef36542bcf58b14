import { Link } from 'react-router'
import { FinderDrawing } from '#app/components/finder/finder-drawing.tsx'
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
      className="grid scroll-mt-20 grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)] items-center max-md:hidden"
    >
      <div className="pr-3">
        <h2 id="finder" className="text-h4">
          Help me choose
        </h2>
        <p className="mt-0.5 text-small text-ink-soft">Where will it live?</p>
      </div>
      {places.map(({ id, drawing, label, hint }) => (
        <Link
          key={id}
          to={`${path}?place=${id}`}
          preventScrollReset
          className="flex min-h-18 items-center gap-2 border-l border-line px-3 text-small leading-snug text-ink no-underline hover:bg-raised"
        >
          <span className="w-24 flex-none max-xl:hidden">
            <FinderDrawing answer={drawing} />
          </span>
          <span>
            <b className="block font-semibold underline decoration-1 underline-offset-3">{label}</b>
            <span className="text-ink-soft">{hint}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}
