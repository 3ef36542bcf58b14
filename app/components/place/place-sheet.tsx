import { MapPin } from 'lucide-react'
import { useId, useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import { estimateSentence, feeWords, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import { communities, findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Sheet } from '#ui/dialog.tsx'
import { useBackToClose } from '#ui/use-back-to-close.ts'
import { placeMemory, usePlace } from './place-memory.ts'
import { useVerdictsIn } from './use-verdict.ts'

type PlaceSheetProps = { open: boolean; onOpen: () => void; onClose: () => void }

// React events bubble out of a portal, and the sheet may be opened from within a list's form.
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** Asks for a ZIP code or a town, and says what that means for delivery and for what grows there. */
export function PlaceSheet({ open, onOpen, onClose }: PlaceSheetProps) {
  useBackToClose({
    name: 'place',
    isOpen: open,
    close: onClose,
    reopen: () => {
      onOpen()
      return true
    },
  })
  return (
    <Sheet open={open} onClose={onClose} title="Where do we plant?">
      <div role="presentation" onChange={keepInside} onSubmit={keepInside}>
        <PlaceForm onClose={onClose} />
      </div>
    </Sheet>
  )
}

function PlaceForm({ onClose }: { onClose: () => void }) {
  const { cart, changeCart } = useQuoteCart()
  const place = usePlace()
  const id = useId()
  const known = cart.deliveryPlace ?? (place && { community: place.slug })
  const [typed, setTyped] = useState(known === null ? '' : nameOf(known))
  const chosen = placeTyped(typed)
  const towns = chosen === null ? townsLike(typed) : []
  const { estimate, pending } = useDeliveryEstimate(chosen, 0)
  const town = findCommunity(townOf(chosen, estimate) ?? '')
  const about = useVerdictsIn(town?.slug ?? null)?.about

  const use = (next: DeliveryPlace | null) => {
    changeCart((now) => changeDeliveryPlace(now, next))
    // Beyond our towns, nothing is known about what grows.
    if (town !== undefined && next !== null) placeMemory.remember(town.slug)
    else if (next === null || townOf(chosen, estimate) === null) placeMemory.forget()
    onClose()
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const [only, ...others] = towns
        if (chosen !== null) use(chosen)
        else if (only !== undefined && others.length === 0) setTyped(only.name)
      }}
    >
      <label htmlFor={id} className="sr-only">
        ZIP code or town
      </label>
      <input
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder="ZIP or town"
        autoComplete="off"
        maxLength={40}
        aria-describedby={`${id}-why`}
        className="min-h-12.5 w-full rounded-box border border-line-control bg-control px-3.5 text-body placeholder:text-ink-quiet"
      />
      <div role="status" className="empty:hidden">
        {pending && <p className="text-ui text-ink-soft">Calculating distance…</p>}
        {estimate !== null && <Answer estimate={estimate} about={about} />}
        {chosen === null && towns.length === 0 && (
          <p className="text-ui text-ink-soft">
            We don’t know that town. A ZIP code has five digits, and any of them will do.
          </p>
        )}
      </div>
      {chosen === null && (
        <>
          <p id={`${id}-why`} className="text-small text-ink-soft">
            For delivery, for which plants fit, and for your city’s oak rules. It stays on this device.
          </p>
          <ul>
            {towns.map(({ slug, name }) => (
              <li key={slug} className="border-t border-line">
                <button
                  type="button"
                  onClick={() => setTyped(name)}
                  className="flex min-h-12 w-full items-center gap-3 text-left font-semibold hover:bg-sunk"
                >
                  <MapPin aria-hidden className="size-5 flex-none" strokeWidth={1.75} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen !== null && (
        <Button type="submit">
          {town === undefined ? 'Use this place' : `Plant in ${nameInSentence(town)}`}
        </Button>
      )}
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={town === undefined ? '/tree-service' : `/tree-service/${town.slug}`}
          onClick={onClose}
          className={linkLook}
        >
          {town === undefined ? `All ${communities.length} communities` : 'Town page'}
        </Link>
        {known !== null && (
          <button type="button" className={linkLook} onClick={() => use(null)}>
            Forget my place
          </button>
        )}
      </p>
    </form>
  )
}

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-3'

function Answer({ estimate, about = '' }: { estimate: DeliveryEstimate; about?: string | undefined }) {
  const isFree = estimate.kind === 'fee' && estimate.feeCents === 0
  return (
    <div
      className={classNames(
        'rounded-box border px-4 py-3 leading-snug',
        isFree ? 'border-brand bg-good-surface text-good' : 'border-best bg-best-surface text-best',
      )}
    >
      <p className="font-display text-h4">
        {estimate.place}
        {estimate.kind === 'fee' && `: delivery is ${feeWords(estimate).toLowerCase()}`}
      </p>
      <p className="mt-1 text-ui">
        {estimateSentence(estimate)} {about}
      </p>
    </div>
  )
}

/** Offered before anything is typed. */
const oftenChosen = ['stone-oak', 'helotes', 'boerne'].flatMap((slug) => findCommunity(slug) ?? [])
const mostTowns = 5

const nameOf = (place: DeliveryPlace) =>
  'zip' in place ? place.zip : (findCommunity(place.community)?.name ?? '')

function placeTyped(text: string): DeliveryPlace | null {
  const zip = zipOf(text)
  if (zip !== undefined) return { zip }
  const town = communities.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  return town === undefined ? null : { community: town.slug }
}

/** Towns with a word that begins like this: 'oak' finds Live Oak. */
function townsLike(text: string) {
  const typed = text.trim().toLowerCase()
  if (typed === '' || /^\d{1,4}$/.test(typed)) return oftenChosen
  return communities.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`)).slice(0, mostTowns)
}

/** The slug of a place's town: null outside of ours, undefined until it's known. */
function townOf(place: DeliveryPlace | null, estimate: DeliveryEstimate | null): string | null | undefined {
  if (place !== null && 'community' in place) return place.community
  return estimate !== null && 'community' in estimate ? estimate.community : undefined
}
