import { useRef, useState, type ReactNode } from 'react'
import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import { Button } from '#ui/button.tsx'
import { untilScript } from '#ui/needs-script.ts'
import { useTypedEarly } from '#ui/use-typed-early.ts'

export type DeliveryPlaceFieldProps = {
  /** For a label outside this component. */
  id: string
  value: DeliveryPlace | null
  onChange: (place: DeliveryPlace | null) => void
  /** Where the form goes without JavaScript. */
  action?: string
  method?: 'get' | 'post'
  /** Hidden fields. */
  children?: ReactNode
}

/** The ZIP code for a delivery estimate, before any contact details. A form of its own, so it can't be nested in another one. */
export function DeliveryZipField(props: DeliveryPlaceFieldProps & { isWrong?: boolean }) {
  const { id, value, onChange, action, method = 'get', children } = props
  // An incomplete ZIP code isn't a destination yet.
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  // Choosing a community clears the ZIP code.
  const zip = value === null ? (draft ?? '') : 'zip' in value ? value.zip : ''
  const isWrong =
    (props.isWrong === true && zip === '') || (left && zip.trim() !== '' && zipOf(zip) === undefined)

  const type = (text: string) => {
    const typed = zipOf(text)
    setDraft(typed === undefined ? text : null)
    setLeft(false)
    onChange(typed === undefined ? null : { zip: typed })
  }
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ zip: early = '' }) => type(early))

  return (
    <form
      ref={form}
      action={action}
      method={method}
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <input
        id={id}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={zip}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        className="h-11 w-24 rounded-box border border-line-control bg-control text-center text-ui text-ink tabular-nums"
      />
      <Button {...untilScript} type="submit" size="small" look="line">
        Estimate delivery
      </Button>
      {isWrong && (
        <p id={`${id}-wrong`} className="basis-full text-small font-medium text-danger">
          A ZIP code has five digits
        </p>
      )}
    </form>
  )
}
