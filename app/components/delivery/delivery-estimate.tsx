import { Truck } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import {
  estimateSentence,
  feeWords,
  type DeliveryEstimate as Estimate,
} from '#domain/delivery/delivery-estimate.ts'
import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import { communities } from '#domain/places/communities.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useTypedEarly } from '#app/ui/use-typed-early.ts'

type DeliveryEstimateProps = {
  value: DeliveryPlace | null
  onChange: (place: DeliveryPlace | null) => void
  /** Of useDeliveryEstimate, for this value. */
  estimate: Estimate | null
  pending: boolean
  /** Without JavaScript the form goes there, with the fields `zip` and `community`. */
  action?: string
  method?: 'get' | 'post'
  /** Hidden fields. */
  children?: ReactNode
}

const byName = communities.toSorted((one, other) => one.name.localeCompare(other.name))
const control = 'h-11 rounded-box border border-line-control bg-control text-ui text-ink'

/** What delivery costs, before any contact details: a ZIP code or a community. It never stands in another form. */
export function DeliveryEstimate(props: DeliveryEstimateProps) {
  const { value, onChange, estimate, pending, action, method = 'get', children } = props
  const id = useId()
  const isHydrated = useHydrated()
  // A ZIP code that is still being typed is not a place yet.
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const zip = draft ?? (value !== null && 'zip' in value ? value.zip : '')
  const community = value !== null && 'community' in value ? value.community : ''
  const isWrong = left && draft !== null && draft.trim() !== '' && zipOf(draft) === undefined

  const type = (text: string) => {
    const typed = zipOf(text)
    setDraft(typed === undefined ? text : null)
    setLeft(false)
    onChange(typed === undefined ? null : { zip: typed })
  }
  const pick = (slug: string) => {
    setDraft(null)
    onChange(slug === '' ? null : { community: slug })
  }
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ zip: earlyZip, community: earlySlug = '' }) =>
    earlyZip === undefined ? pick(earlySlug) : type(earlyZip),
  )

  return (
    <form
      ref={form}
      action={action}
      method={method}
      className="grid gap-2"
      onSubmit={(event) => isHydrated && event.preventDefault()}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={`${id}-zip`} className="text-ui text-ink-soft">
          Delivery to ZIP
        </label>
        <input
          id={`${id}-zip`}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={zip}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
          className={`${control} w-26 text-center tabular-nums`}
        />
        <label htmlFor={`${id}-community`} className="text-ui text-ink-soft">
          or
          <span className="sr-only"> to a community</span>
        </label>
        <select
          id={`${id}-community`}
          name="community"
          value={community}
          onChange={(event) => pick(event.currentTarget.value)}
          className={`${control} min-w-0 flex-1 basis-36 px-2.5`}
        >
          <option value="">a community</option>
          {byName.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} className="text-small font-medium text-danger">
          A ZIP code has five digits
        </p>
      )}
      {!isHydrated && (
        <Button type="submit" size="small" look="line">
          Estimate delivery
        </Button>
      )}
      <EstimateResult estimate={estimate} pending={pending} />
    </form>
  )
}

/** The fee and what it rests on, in a place that is kept free for them. */
export function EstimateResult({ estimate, pending }: { estimate: Estimate | null; pending: boolean }) {
  const isBad = estimate?.kind === 'to-be-confirmed' && estimate.failed
  return (
    <div role="status" className="grid min-h-22 content-start gap-0.5">
      {estimate === null ? (
        <p className="text-small text-ink-quiet">
          {pending ? 'Measuring the way' : 'The fee stands here as soon as we know where.'}
        </p>
      ) : (
        <>
          <p className="flex items-center justify-between gap-3 text-ui">
            <span className="flex items-center gap-2">
              <Truck aria-hidden className="size-5 text-ink-quiet" />
              Delivery, once per order
            </span>
            <strong className={estimate.kind === 'fee' ? 'text-good tabular-nums' : ''}>
              {feeWords(estimate)}
            </strong>
          </p>
          <p className={`text-small leading-snug ${isBad ? 'font-medium text-danger' : 'text-ink-soft'}`}>
            {estimateSentence(estimate)}
          </p>
          {'attribution' in estimate && estimate.attribution !== null && (
            <p className="text-caption text-ink-quiet">{estimate.attribution}</p>
          )}
        </>
      )}
    </div>
  )
}
