import { MapPin } from 'lucide-react'
import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChoosePlaceLink } from './choose-place-link.tsx'
import { usePlace } from './place-memory.ts'

// The form around the filters handles changes.
const leaveToForm = () => undefined

/**
 * The first filter of both lists: 'Fits Helotes', for the place in the URL or else the visitor's own. Until one is known, the
 * row asks for it, so nothing shifts when the browser remembers one.
 */
export function PlaceFilter({ chosen }: { chosen: string }) {
  const remembered = usePlace()
  const place = findCommunity(chosen) ?? remembered
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 border-t border-line">
      {place !== null && (
        <Checkbox
          name="place"
          value={place.slug}
          label={<b className="font-semibold">Fits {nameInSentence(place)}</b>}
          checked={chosen !== ''}
          onChange={leaveToForm}
        />
      )}
      {/* Stays mounted while the town changes, because the sheet is open then. */}
      <ChoosePlaceLink
        to="/tree-service"
        className={classNames(
          'flex min-h-11 items-center text-small',
          place === null && 'gap-2.5 font-semibold',
        )}
      >
        {place === null ? (
          <>
            <MapPin aria-hidden className="size-5 flex-none" strokeWidth={1.75} /> What fits your town?
          </>
        ) : (
          'Change'
        )}
      </ChoosePlaceLink>
    </div>
  )
}
