import { useRef } from 'react'
import { communities } from '#domain/places/communities.ts'
import { Button } from '#ui/button.tsx'
import { untilScript } from '#ui/needs-script.ts'
import { useTypedEarly } from '#ui/use-typed-early.ts'
import type { DeliveryPlaceFieldProps } from './delivery-zip-field.tsx'

const byName = communities.toSorted((one, other) => one.name.localeCompare(other.name))

/** Delivery by community instead of ZIP code. A form of its own, so it can't be nested in another one. */
export function DeliveryCommunityField(props: DeliveryPlaceFieldProps) {
  const { id, value, onChange, action, method = 'get', children } = props
  const pick = (slug: string) => onChange(slug === '' ? null : { community: slug })
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ community = '' }) => pick(community))
  return (
    <form
      ref={form}
      action={action}
      method={method}
      className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <select
        id={id}
        name="community"
        value={value !== null && 'community' in value ? value.community : ''}
        onChange={(event) => pick(event.currentTarget.value)}
        className="h-11 min-w-0 flex-1 basis-36 rounded-box border border-line-control bg-control px-2.5 text-ui text-ink"
      >
        <option value="">a community</option>
        {byName.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <Button {...untilScript} type="submit" size="small" look="line" className="whitespace-normal!">
        Estimate for this community
      </Button>
    </form>
  )
}
