import { Check, MapPin, X } from 'lucide-react'
import { nameInSentence } from '#domain/places/communities.ts'
import type { PlaceNote } from '#domain/places/place-notes.ts'
import { ChoosePlaceLink } from './choose-place-link.tsx'
import { usePlace } from './place-memory.ts'

/** One line on a guide: whether the plant fits the visitor's community, and why. Its space is reserved. */
export function PlaceFit({ notes }: { notes: readonly PlaceNote[] }) {
  const place = usePlace()
  const note = notes.find(({ slugs }) => slugs.some((slug) => slug === place?.slug))
  const Icon = note === undefined ? MapPin : note.fits ? Check : X
  return (
    <p className="mt-4 flex min-h-12 items-start gap-2 text-ui leading-6 md:min-h-6 print:hidden">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 flex-none ${note === undefined ? 'text-ink-quiet' : note.fits ? 'text-good' : 'text-danger'}`}
      />
      {place === null ? (
        <ChoosePlaceLink to="#where">Does it fit your town?</ChoosePlaceLink>
      ) : (
        <span>
          {note === undefined ? (
            <>We don’t know enough about {nameInSentence(place)} to say.</>
          ) : (
            <>
              <b className="font-semibold">
                {note.fits ? 'Fits' : 'Not for'} {nameInSentence(place)}.
              </b>{' '}
              {note.why}
            </>
          )}{' '}
          <span className="whitespace-nowrap text-small text-ink-soft">
            Not {nameInSentence(place)}? <ChoosePlaceLink to="#where">Change</ChoosePlaceLink>
          </span>
        </span>
      )}
    </p>
  )
}
