import type { ReactNode } from 'react'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { formatCents } from '#domain/money.ts'
import { changePickup } from '#domain/quotes/draft/edit-quote.ts'
import type { EditedQuote } from '#domain/quotes/draft/edited-quote.ts'
import { addDays } from '#domain/time/nursery-clock.ts'
import { deliveryText } from '#domain/quotes/quote-delivery.ts'
import { Fold } from '#desk/app/components/fold.tsx'
import { AmountField, Area, Choices, Field, Part } from '#desk/app/components/controls.tsx'
import type { Editor } from './use-editor.ts'

/** Fields of the whole quote: delivery and tax, and one line each for what's rarely needed. */
export function OrderPart({ quote, editor }: { quote: DeskQuoteData; editor: Editor }) {
  const { edited, offered, checked, change } = editor
  const { customer, settings } = quote
  const newest = quote.versions.at(-1)
  const set = (changes: Partial<EditedQuote>) => change({ ...edited, ...changes })
  const problemOf = (part: 'delivery' | 'discount' | 'payment' | 'valid-until') =>
    checked.problems.find((problem) => problem.part === part)?.message
  const isFeeChanged = edited.deliveryFee !== offered.deliveryFee
  return (
    <div className="xl:grid xl:grid-cols-2 xl:[&>section:nth-child(odd)]:border-r">
      <Part title="Delivery" aside={<span className="text-caption text-ink-quiet">{quote.distance}</span>}>
        <div className="grid gap-2.5">
          {(settings.isPickupAllowed || edited.isPickup) && (
            <Choices
              legend="How it gets there"
              value={edited.isPickup ? 'pickup' : 'delivery'}
              onChoose={(how) => change(changePickup(edited, how === 'pickup'))}
              choices={[
                { value: 'delivery', label: 'Delivery' },
                { value: 'pickup', label: 'Pick-up' },
              ]}
            />
          )}
          {!edited.isPickup && (
            <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-2.5">
              <AmountField
                label={
                  newest === undefined ? 'Fee' : `Fee, was ${deliveryText(newest.delivery).toLowerCase()}`
                }
                value={edited.deliveryFee}
                isChanged={isFeeChanged}
                problem={problemOf('delivery')}
                onText={(deliveryFee) => set({ deliveryFee })}
              />
              {(isFeeChanged || edited.deliveryReason !== '') && (
                <Field
                  label="Reason"
                  maxLength={300}
                  value={edited.deliveryReason}
                  onText={(deliveryReason) => set({ deliveryReason })}
                />
              )}
            </div>
          )}
        </div>
      </Part>
      <Part
        title="Sales tax"
        aside={
          settings.tax !== null && (
            <span className="font-display text-[1.125rem] font-medium">
              {formatCents(checked.version.totals.taxCents)}
            </span>
          )
        }
      >
        <p className="text-small text-ink-soft">
          {settings.tax === null
            ? 'The rate isn’t set yet. It’s asked for before the first official quote.'
            : `${settings.tax.basisPoints / 100}% on ${settings.tax.kinds.join(', ') || 'nothing'}, after the discount.`}
        </p>
      </Part>
      <Optional
        title="Discount"
        note={edited.discount && `${edited.discount}, ${edited.discountReason}`}
        problem={problemOf('discount')}
      >
        <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-2.5">
          <AmountField
            label="Amount"
            value={edited.discount}
            isChanged={edited.discount !== offered.discount}
            onText={(discount) => set({ discount })}
          />
          <Field
            label={`Reason (${customer.firstName} reads this)`}
            maxLength={300}
            value={edited.discountReason}
            problem={problemOf('discount')}
            onText={(discountReason) => set({ discountReason })}
          />
        </div>
      </Optional>
      <Optional
        title="Valid until"
        note={edited.validUntil}
        ifEmpty={`in ${settings.validDays} days`}
        problem={problemOf('valid-until')}
      >
        <Field
          type="date"
          label={`Day (in ${settings.validDays} days if empty)`}
          min={quote.today}
          max={addDays(quote.today, 365)}
          value={edited.validUntil}
          problem={problemOf('valid-until')}
          onText={(validUntil) => set({ validUntil })}
        />
      </Optional>
      <Optional title={`Message to ${customer.firstName}`} note={edited.message}>
        <Area
          label="Shown with the quote"
          maxLength={4000}
          value={edited.message}
          onText={(message) => set({ message })}
        />
      </Optional>
      <Optional title="Payment link" note={edited.paymentUrl} problem={problemOf('payment')}>
        <Field
          type="url"
          inputMode="url"
          label={`${customer.firstName} sees it once the quote is accepted`}
          placeholder="https://"
          maxLength={500}
          value={edited.paymentUrl}
          problem={problemOf('payment')}
          onText={(paymentUrl) => set({ paymentUrl })}
        />
      </Optional>
    </div>
  )
}

type OptionalProps = {
  title: string
  note: string
  ifEmpty?: string
  problem?: string | undefined
  children: ReactNode
}

/** One line until it's opened or used. */
const Optional = ({ title, note, ifEmpty = 'None', problem, children }: OptionalProps) => (
  <section className="border-b border-line px-(--gutter) py-1.5">
    <Fold
      title={title}
      note={<span className="line-clamp-1 max-w-50 group-open/fold:hidden">{note || ifEmpty}</span>}
      isUsed={note !== '' || problem !== undefined}
    >
      <div className="pb-3">{children}</div>
    </Fold>
  </section>
)
