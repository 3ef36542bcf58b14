import { Check, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PrintButton } from '#app/components/print-button.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/field.tsx'
import { telephoneLink, quoteDeskHours } from '#domain/company/company-profile.ts'
import { formatCents } from '#domain/money.ts'
import { ValidityRing } from './validity-ring.tsx'

type Page = {
  daysLeft: number
  validUntil: string
  totals: { grandTotalCents: number }
  acceptedOn: string | null
  changeAskedOn: string | null
  mailMessage: string | null
  lines: readonly { inventoryId: number; quantity: number }[]
}

type QuoteRailProps = { page: Page; phone: string; error: string | undefined }

/** How long the estimate is valid, its total, and the customer's decision. */
export function QuoteRail({ page, phone, error }: QuoteRailProps) {
  const isExpired = page.daysLeft < 0
  return (
    <Card className="grid gap-4.5 p-5.5 lg:-mt-22">
      <div className="flex items-center gap-5">
        <ValidityRing daysLeft={page.daysLeft} />
        <p className="text-ink-soft">
          {isExpired ? 'Expired on' : 'Valid until'}
          <b className="block font-display text-h4 font-medium text-ink">{page.validUntil}</b>
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">Total estimate</span>
          <span className="font-display text-h2 leading-none">
            {formatCents(page.totals.grandTotalCents)}
          </span>
        </p>
        <p className="mt-1.5 text-caption text-ink-quiet">
          An estimate, not an official quote. Before sales tax.
        </p>
      </div>
      {isExpired ? <StartAgain lines={page.lines} /> : <Decision page={page} error={error} />}
      <PrintButton>Print, or save as PDF</PrintButton>
      <div className="border-t border-line pt-4 text-ui">
        <b className="block font-semibold">Quote desk</b>
        {quoteDeskHours}
        <a
          href={telephoneLink(phone)}
          className="mt-1 flex min-h-11 items-center gap-2 font-medium text-link underline"
        >
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          {phone}
        </a>
      </div>
      {page.mailMessage !== null && (
        <p className="flex gap-2.5 border-t border-line pt-4 text-small">
          <Mail aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
          {page.mailMessage}
        </p>
      )}
    </Card>
  )
}

function Decision({ page, error }: { page: Page; error: string | undefined }) {
  return (
    <>
      {page.acceptedOn === null ? (
        <Form method="post" className="grid gap-2">
          <Button type="submit" name="intent" value="accept" look="action">
            I accept this estimate
          </Button>
          <p className="text-caption text-ink-quiet">
            Nothing is charged. We hold the plants and send the official quote.
          </p>
        </Form>
      ) : (
        <Confirmation>
          You accepted this estimate on {page.acceptedOn}. We hold the plants and send the official quote.
        </Confirmation>
      )}
      {page.changeAskedOn === null ? (
        <details open={error !== undefined} className="group">
          <summary className="grid min-h-13 place-items-center rounded-box border border-line-control font-semibold">
            Ask for a change
          </summary>
          <Form method="post" id="change" className="mt-4 grid gap-3">
            <TextArea
              label="What would you like to change?"
              name="message"
              rows={4}
              maxLength={2000}
              required
              error={error}
              hint="Another size, fewer plants, a later day: we send you a new figure."
            />
            <Button type="submit" name="intent" value="change">
              Send the change
            </Button>
          </Form>
        </details>
      ) : (
        <Confirmation>
          You asked for a change on {page.changeAskedOn}. The quote desk answers you.
        </Confirmation>
      )}
    </>
  )
}

function Confirmation({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex gap-2.5 rounded-box bg-good-surface px-4 py-3 text-ui text-good">
      <Check aria-hidden className="mt-0.5 size-5 flex-none" />
      <span>{children}</span>
    </p>
  )
}

/** For an expired estimate: a new cart with the same items at today's prices. */
function StartAgain({ lines }: { lines: Page['lines'] }) {
  return (
    <form method="post" action="/cart" className="grid gap-3.5">
      <input type="hidden" name="intent" value="start-again" />
      {lines.map(({ inventoryId, quantity }) => (
        <input key={inventoryId} type="hidden" name="item" value={`${inventoryId}:${quantity}`} />
      ))}
      <p>This estimate has expired. Prices and stock may have changed since.</p>
      <Button type="submit" look="action">
        Start again with these plants
      </Button>
    </form>
  )
}
