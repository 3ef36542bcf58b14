import { useId, useState } from 'react'
import { priceReasons, readTypedPrice, type PriceReason } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import { formatCents } from '#domain/money.ts'
import { unitPrice, wholesalePrice } from '#domain/pricing/plant-price.ts'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { classNames } from '#ui/class-names.ts'
import { ActButton } from './act-button.tsx'

type OwnerValues = NonNullable<YardItem['owner']>

type OwnerPartProps = {
  itemId: number
  values: OwnerValues
  /** The person starts typing, so what was done before may go. */
  onEdit: () => void
  onPrice: (wholesaleCents: number, reason: PriceReason) => void
  onBestSeller: (isBestSeller: boolean) => void
}

const reasons = Object.entries(priceReasons) as [PriceReason, string][]

/** Only the owner sees this: the price for visitors, and whether it's a best seller. */
export function OwnerPart({ itemId, values, onEdit, onPrice, onBestSeller }: OwnerPartProps) {
  const { wholesaleCents, markupBasisPoints, plantingFeeCents, isBestSeller } = values
  const id = useId()
  const draft = useUnsavedText(`yard price ${itemId}`)
  const [reason, setReason] = useState<PriceReason | null>(null)
  const current = unitPrice(wholesaleCents, markupBasisPoints)
  const typed = draft.text === null ? current : readTypedPrice(draft.text)
  const wholesale = typed === null ? null : wholesalePrice(typed, markupBasisPoints)
  const paid = wholesale === null ? null : unitPrice(wholesale, markupBasisPoints)
  const isEditing = draft.text !== null && typed !== current
  const close = () => {
    draft.clear()
    setReason(null)
  }
  return (
    <div className="grid gap-3 border-t border-dashed border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-2">
          <label htmlFor={id} className="text-small">
            Plant price
          </label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={draft.text ?? formatCents(current)}
            onFocus={(event) => {
              event.target.select()
              onEdit()
            }}
            onChange={(event) => draft.set(event.target.value)}
            aria-invalid={typed === null ? true : undefined}
            aria-describedby={isEditing ? `${id}-effect` : undefined}
            className={classNames(
              'h-12 w-28 rounded-box border bg-control px-3 text-ui',
              isEditing ? 'border-ink shadow-[inset_3px_0_var(--color-short)]' : 'border-line-control',
            )}
          />
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={isBestSeller}
          onClick={() => onBestSeller(!isBestSeller)}
          className="flex min-h-12 items-center gap-2 rounded-box text-small"
        >
          Best seller
          <span
            aria-hidden
            className={classNames(
              'relative h-7 w-11.5 flex-none rounded-pill border-[1.5px] transition-colors',
              isBestSeller ? 'border-brand bg-brand' : 'border-line-control bg-disabled',
            )}
          >
            <span
              className={classNames(
                'absolute top-[2.5px] left-0 size-5 rounded-pill border-[1.5px] bg-control transition-transform',
                isBestSeller ? 'translate-x-[20.5px] border-control' : 'translate-x-0.5 border-line-control',
              )}
            />
          </span>
        </button>
      </div>
      {isEditing && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (wholesale === null || reason === null) return
            onPrice(wholesale, reason)
            close()
          }}
        >
          <p id={`${id}-effect`} role="status" className="text-small">
            {paid === null ? (
              <span className="font-medium text-danger">
                This isn’t a price. Type dollars, such as 149.50.
              </span>
            ) : (
              <>
                Visitors will pay <b className="font-semibold">{formatCents(paid)}</b> for the plant and{' '}
                {formatCents(plantingFeeCents)} for planting, together{' '}
                <b className="font-semibold">{formatCents(paid + plantingFeeCents)}</b>. Now{' '}
                {formatCents(current + plantingFeeCents)}.
                {paid !== typed && ' That’s as close as the markup of this size allows.'}
              </>
            )}
          </p>
          <fieldset>
            <legend className="mb-1.5 text-small font-semibold">Why?</legend>
            <div className="flex flex-wrap gap-2">
              {reasons.map(([value, label]) => (
                <label
                  key={value}
                  className="flex min-h-12 cursor-pointer items-center rounded-pill border border-line-control bg-control px-4 text-small font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name={`${id}-reason`}
                    value={value}
                    checked={reason === value}
                    onChange={() => setReason(value)}
                    className="sr-only"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-2">
            <ActButton onClick={close}>Cancel</ActButton>
            <ActButton type="submit" look="save" disabled={paid === null || reason === null}>
              {paid === null ? 'Save price' : `Save ${formatCents(paid)}`}
            </ActButton>
          </div>
        </form>
      )}
    </div>
  )
}
