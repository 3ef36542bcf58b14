import { useState } from 'react'
import { Link } from 'react-router'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { AmountField, Choices, Field, Part } from '#desk/app/components/controls.tsx'
import { Fold } from '#desk/app/components/fold.tsx'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import type { PaymentWay } from '#domain/quotes/lifecycle/events.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { formatCents, readDollars, toDollars } from '#domain/money.ts'

const ways: readonly { value: PaymentWay; label: string }[] = [
  { value: 'check', label: 'Check' },
  { value: 'cash', label: 'Cash' },
  { value: 'zelle', label: 'Zelle' },
  { value: 'card-reader', label: 'Card' },
  { value: 'link', label: 'Link' },
]

/** The sum that's owed, the payments, and the form for both ways. */
export function MoneyPart({ quote }: { quote: DeskQuoteData }) {
  const { costCents, receivedCents, owedCents, dueCents } = quote.money
  if (costCents === 0 && receivedCents === 0) return null
  const { firstName } = quote.customer
  const isBefore = quote.done === null && quote.canceledFeeCents === null
  return (
    <Part
      title={
        owedCents < 0
          ? `We owe ${firstName} ${formatCents(-owedCents)}`
          : owedCents === 0
            ? `Paid in full, ${formatCents(costCents)}`
            : `${formatCents(owedCents)} ${isBefore ? 'due on the day' : 'owed'}`
      }
      aside={
        <span className="text-small text-ink-soft">
          {owedCents !== 0 && `of ${formatCents(costCents)}, `}tax included
        </span>
      }
    >
      {isBefore && dueCents > 0 && dueCents < owedCents && (
        <p>
          {firstName} is asked for a deposit of {formatCents(dueCents)} now.
        </p>
      )}
      <ul className="text-small">
        {quote.payments.map(({ seq, words }) => (
          <li key={seq} className="border-b border-line py-1.5">
            {words}
          </li>
        ))}
      </ul>
      {quote.done !== null && (
        <Link
          to={`/calendar/${quote.number}`}
          className="inline-flex min-h-12 items-center text-small text-link underline"
        >
          What was done, to see or correct
        </Link>
      )}
      {/* A new form after each payment. */}
      <PaymentForm key={quote.payments.length} quote={quote} />
    </Part>
  )
}

function PaymentForm({ quote }: { quote: DeskQuoteData }) {
  const { receivedCents, owedCents } = quote.money
  const [isBack, setBack] = useState(owedCents < 0)
  const [amount, setAmount] = useState(toDollars(Math.abs(owedCents)))
  const [way, setWay] = useState<PaymentWay>('check')
  const cents = readDollars(amount) ?? 0
  const isMore = !isBack && cents > Math.max(0, owedCents)
  return (
    <Fold
      title={receivedCents > 0 ? 'Money received or paid back' : 'Money received'}
      isUsed={quote.done !== null && owedCents !== 0}
    >
      <ActForm
        quote={quote}
        intent="paid"
        label={`Record ${formatCents(cents)} ${isBack ? 'paid back' : 'received'}`}
        look="brand"
      >
        {receivedCents > 0 && (
          <Choices
            legend="Received or paid back"
            name="direction"
            value={isBack ? 'back' : 'in'}
            onChoose={(direction) => setBack(direction === 'back')}
            choices={[
              { value: 'in', label: 'Received' },
              { value: 'back', label: 'Paid back' },
            ]}
          />
        )}
        <div className="grid grid-cols-2 gap-2">
          <AmountField label="Amount, in dollars" name="amount" required value={amount} onText={setAmount} />
          <Field
            type="date"
            name="day"
            label="Day"
            required
            max={quote.today}
            defaultValue={quote.today}
            onText={() => undefined}
          />
        </div>
        <Choices legend="How" name="way" value={way} onChoose={setWay} choices={ways} />
        {isMore && (
          <Checkbox
            name="isMore"
            className="min-h-12"
            label={`It’s ${formatCents(cents - Math.max(0, owedCents))} more than what’s owed`}
          />
        )}
      </ActForm>
    </Fold>
  )
}
