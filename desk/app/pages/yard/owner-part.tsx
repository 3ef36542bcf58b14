import { useId } from 'react'
import { readTypedPrice } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import { formatCents } from '#domain/money.ts'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { classNames } from '#ui/class-names.ts'
import { ActButton } from './act-button.tsx'

type OwnerValues = NonNullable<YardItem['owner']>

type OwnerPartProps = {
  itemId: number
  values: OwnerValues
  /** The person starts typing, so what was done before may go. */
  onEdit: () => void
  /** Null: the list's price again. */
  onPrice: (cents: number | null) => void
  onBestSeller: (isBestSeller: boolean) => void
}

/** Only the owner sees this: the price for visitors, and whether it's a best seller. */
export function OwnerPart({ itemId, values, onEdit, onPrice, onBestSeller }: OwnerPartProps) {
  const { listPriceCents, ownPriceCents, plantingFeeCents, isBestSeller } = values
  const id = useId()
  const draft = useUnsavedText(`yard price ${itemId}`)
  const current = ownPriceCents ?? listPriceCents
  const typed = draft.text === null ? current : readTypedPrice(draft.text)
  const isEditing = draft.text !== null && typed !== current
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
      {isEditing ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed === null) return
            onPrice(typed)
            draft.clear()
          }}
        >
          <p id={`${id}-effect`} role="status" className="text-small">
            {typed === null ? (
              <span className="font-medium text-danger">
                This isn’t a price. Type dollars, such as 149.50.
              </span>
            ) : (
              <>
                Visitors will pay <b className="font-semibold">{formatCents(typed)}</b> for the plant and{' '}
                {formatCents(plantingFeeCents)} for planting, together{' '}
                <b className="font-semibold">{formatCents(typed + plantingFeeCents)}</b>. Now{' '}
                {formatCents(current + plantingFeeCents)}. It stays when a new price list comes.
              </>
            )}
          </p>
          <div className="grid grid-cols-2 gap-2">
            <ActButton onClick={draft.clear}>Cancel</ActButton>
            <ActButton type="submit" look="save" disabled={typed === null}>
              {typed === null ? 'Save price' : `Save ${formatCents(typed)}`}
            </ActButton>
          </div>
        </form>
      ) : (
        ownPriceCents !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-small text-ink-soft">
              Your own price. The list makes it {formatCents(listPriceCents)}.
            </p>
            <ActButton className="px-4" onClick={() => onPrice(null)}>
              Use the list’s price
            </ActButton>
          </div>
        )
      )}
    </div>
  )
}
