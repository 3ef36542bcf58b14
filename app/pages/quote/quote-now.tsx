import { ArrowRight, Clock, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PrintButton } from '#app/components/print-button.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { addressLine, telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'
import type { PagePlantingDay, QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { visitWords } from '#domain/quotes/visit.ts'
import { ActionForm, Confirmation, MessageForm, type ActingProps } from './quote-forms.tsx'
import { Words } from './quote-story.tsx'

type QuoteNowProps = ActingProps & { page: QuotePageData; company: CompanyProfile }

/** The one thing that matters now, and what the customer can do about it. */
export function QuoteNow({ page, ...acting }: QuoteNowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {page.isWaiting && <ResponsePromise promise={page.promise} isEstimate={page.state === 'requested'} />}
      {page.openChanges.length > 0 && <OpenChanges changes={page.openChanges} />}
      <StatePanels page={page} {...acting} />
    </div>
  )
}

type QuoteHelpProps = { company: CompanyProfile; mailMessage: string | null }

export function QuoteHelp({ company: { phone, quoteDeskHours }, mailMessage }: QuoteHelpProps) {
  return (
    <div className="grid gap-1 text-ui">
      <PrintButton>Print, or save as PDF</PrintButton>
      <p className="mt-2">
        <b className="block font-semibold">Quote desk</b>
        {quoteDeskHours}
      </p>
      <a
        href={telephoneLink(phone)}
        className="flex min-h-11 items-center gap-2 font-medium text-link underline"
      >
        <Phone aria-hidden className="size-5" strokeWidth={1.75} />
        {phone}
      </a>
      {mailMessage !== null && (
        <p className="border-t border-line pt-3 text-small text-ink-soft">{mailMessage}</p>
      )}
    </div>
  )
}

function ResponsePromise({ promise, isEstimate }: { promise: string | null; isEstimate: boolean }) {
  return (
    <div className="flex gap-3 rounded-box bg-good-surface px-5 py-4 text-good">
      <Clock aria-hidden className="mt-0.5 size-6 flex-none" strokeWidth={1.75} />
      <div>
        <p className="font-display text-h4 font-medium">
          {promise === null ? "You'll hear from us soon" : `You'll hear from us ${promise}`}
        </p>
        <p className="mt-1 text-small">
          {promise === null
            ? 'It has taken longer than we promised. If it is urgent, please call.'
            : isEstimate
              ? 'A person checks stock, price and distance, then sends the official quote.'
              : 'We answer here, and by phone or email.'}
        </p>
      </div>
    </div>
  )
}

function OpenChanges({ changes }: { changes: QuotePageData['openChanges'] }) {
  return (
    <Card className="p-5.5">
      <h2 className="text-h4">Your change request</h2>
      {changes.map(({ id, text, when }) => (
        <div key={id} className="mt-2">
          <Words>{text}</Words>
          <p className="text-caption text-ink-quiet">{when}</p>
        </div>
      ))}
      <p className="mt-3 text-small text-ink-soft">
        It&apos;s open until we answer. Until then, nothing can be accepted.
      </p>
    </Card>
  )
}

type PanelProps = QuoteNowProps

function StatePanels({ page, ...acting }: PanelProps) {
  const panel = { page, ...acting }
  switch (page.state) {
    case 'requested':
      return <Estimate {...panel} />
    case 'quoted':
      return <Offer {...panel} />
    case 'accepted':
      return (
        <>
          {page.hasLiveOffer && <Offer {...panel} />}
          <Accepted {...panel} />
        </>
      )
    case 'scheduled':
      return (
        <>
          {page.hasLiveOffer && <Offer {...panel} />}
          <Scheduled {...panel} />
        </>
      )
    case 'planted':
    case 'closed':
      return <Planted {...panel} />
    case 'replaced':
      return <Replaced successor={page.successor} />
    default:
      return <Ended {...panel} />
  }
}

function Total({ label, amount, children }: { label: string; amount: string; children: ReactNode }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="font-display text-h2 leading-none">{amount}</span>
      </p>
      <p className="mt-1.5 text-caption text-ink-quiet">{children}</p>
    </div>
  )
}

/** A small link below the buttons that leads to a page that asks once more. */
function StepLink({ step, children }: { step: string; children: string }) {
  return (
    <Link
      to={`?step=${step}`}
      className="inline-flex min-h-11 items-center justify-self-center text-small text-link underline"
    >
      {children}
    </Link>
  )
}

function Estimate({ page, ...acting }: PanelProps) {
  const { can, shown } = page
  return (
    <Card className="grid gap-4 p-5.5">
      <Total label="Total estimate" amount={shown.total}>
        Before sales tax. Valid until {shown.validUntil}.
      </Total>
      {page.setAsideUntil !== null && (
        <Confirmation>
          You asked us to go ahead. Your {page.isOnePlant ? 'plant is' : 'plants are'} set aside until{' '}
          {page.setAsideUntil}, and we send the official quote.
        </Confirmation>
      )}
      {can.goAhead && (
        <ActionForm intent="go-ahead" requestKey={acting.requestKey} className="grid gap-2">
          <Button type="submit" look="action">
            Go ahead, set {page.isOnePlant ? 'it' : 'them'} aside
          </Button>
          <p className="text-caption text-ink-quiet">
            We set your {page.isOnePlant ? 'plant' : 'plants'} aside until {page.wouldSetAsideUntil} and send
            the official quote. You owe nothing until you accept it.
          </p>
        </ActionForm>
      )}
      {can.change && <MessageForm intent="change" {...acting} />}
      {can.decline && <StepLink step="decline">Not for me</StepLink>}
    </Card>
  )
}

function Offer({ page, ...acting }: PanelProps) {
  const { can, newestVersion, acceptedVersion, shown, deposit } = page
  const isShown = shown.version === newestVersion
  return (
    <Card className="grid gap-4 p-5.5">
      {isShown ? (
        <Total label="Total, tax included" amount={shown.total}>
          {acceptedVersion === null
            ? `Version ${newestVersion}, valid until ${shown.validUntil}.`
            : `Version ${newestVersion} changes your order, valid until ${shown.validUntil}. Version ${acceptedVersion} stays in effect until you accept it.`}
          {deposit !== null && ` Once you accept, we ask for a deposit of ${deposit} in all.`}
        </Total>
      ) : (
        <p>
          You&apos;re looking at version {shown.version}.{' '}
          <Link to="?" className="text-link underline">
            See version {newestVersion}
          </Link>
          , the newest.
        </p>
      )}
      {can.accept && (
        <div className="grid gap-2">
          <ButtonLink to="?step=accept" look="action">
            Accept version {newestVersion}
          </ButtonLink>
          <p className="text-caption text-ink-quiet">
            We ask once more before it counts. You can withdraw until we agree on a day, and cancel free of
            charge up to 72 hours before it.
          </p>
        </div>
      )}
      {can.change && acceptedVersion === null && <MessageForm intent="change" {...acting} />}
      {can.decline && (
        <StepLink step="decline">
          {acceptedVersion === null ? 'Not for me' : `Keep version ${acceptedVersion} as it is`}
        </StepLink>
      )}
    </Card>
  )
}

/** What's owed or paid, and how to pay it. */
export function Owed({ page: { money, shown } }: { page: QuotePageData }) {
  return (
    <>
      {money !== null && (
        <Total label={money.label} amount={money.amount}>
          {money.note}
        </Total>
      )}
      <PaymentLink url={shown.paymentUrl} />
    </>
  )
}

function PaymentLink({ url }: { url: string | null }) {
  if (url === null) return null
  return (
    <a
      href={url}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline"
    >
      Pay online <ArrowRight aria-hidden className="size-4.5" />
    </a>
  )
}

function Accepted({ page, ...acting }: PanelProps) {
  const { can, shown, acceptedVersion, signature } = page
  return (
    <Card className="grid gap-4 p-5.5">
      {shown.version === acceptedVersion && (
        <Total label="Total, tax included" amount={shown.total}>
          Version {acceptedVersion}
          {signature !== null && `, signed ${signature.name} on ${signature.on}`}.
        </Total>
      )}
      <Confirmation>{page.words.text}</Confirmation>
      {shown.version === acceptedVersion && <Owed page={page} />}
      {can.change && <MessageForm intent="change" {...acting} />}
      {can.withdraw && <StepLink step="withdraw">Withdraw my acceptance</StepLink>}
    </Card>
  )
}

function Scheduled({ page, ...acting }: PanelProps) {
  const { can, shown, visit, plantingDay, acceptedVersion } = page
  if (plantingDay === null) return null
  return (
    <>
      <Card className="grid gap-4 p-5.5">
        <div className="flex items-center gap-5">
          <CalendarLeaf day={plantingDay} />
          <div>
            <p className="font-display text-h3">
              {plantingDay.isOver ? 'The day has passed' : plantingDay.arrival}
            </p>
            <p className="mt-1 text-small text-ink-soft">
              {plantingDay.isOver ? 'If something is still open, ask us here or call.' : page.words.text}
            </p>
            {visit === 'pickup' && !plantingDay.isOver && (
              <p className="mt-1 text-small text-ink-soft">{addressLine(acting.company)}</p>
            )}
          </div>
        </div>
        {can.confirmDay && <ConfirmDay plantingDay={plantingDay} requestKey={acting.requestKey} />}
        {shown.version === acceptedVersion && <Owed page={page} />}
        {can.change && <MessageForm intent="change" summary="Ask for another day or a change" {...acting} />}
        {can.ask && <MessageForm intent="ask" {...acting} />}
      </Card>
      {can.cancel && (
        <Card className="grid gap-4 p-5.5">
          <div>
            <h2 className="text-h4">If you have to cancel</h2>
            <p className="mt-1 text-small text-ink-soft">{cancelingNow(plantingDay.fee)}</p>
          </div>
          {plantingDay.fee.stages.length > 1 && <FeeBar fee={plantingDay.fee} />}
          <ButtonLink to="?step=cancel" look="quiet">
            Cancel the {visitWords[visit].name}
          </ButtonLink>
        </Card>
      )}
    </>
  )
}

/** A day that we set late: the customer owes nothing for it before they said yes. */
function ConfirmDay({ plantingDay, requestKey }: { plantingDay: PagePlantingDay; requestKey: string }) {
  return (
    <ActionForm intent="confirm-day" requestKey={requestKey} className="grid gap-2">
      <input type="hidden" name="day" value={plantingDay.posted.day} />
      <input type="hidden" name="hour" value={plantingDay.posted.hour} />
      <Button type="submit" look="action">
        That day suits me
      </Button>
      <p className="text-caption text-ink-quiet">
        It&apos;s less than 72 hours away, so canceling stays free until you say yes.
      </p>
    </ActionForm>
  )
}

function CalendarLeaf({ day }: { day: PagePlantingDay }) {
  return (
    <p className="grid w-28 flex-none overflow-hidden rounded-box border border-line-hover bg-control text-center leading-tight">
      <span className="bg-brand py-1 text-small font-semibold text-on-brand">{day.month}</span>{' '}
      <b className="py-1 font-display text-[3rem] leading-none font-[480]">{day.date}</b>{' '}
      <span className="pb-2 text-small text-ink-soft">{day.weekday}</span>
    </p>
  )
}

const cancelingNow = ({ nowCents, now, stages }: PagePlantingDay['fee']) =>
  nowCents === 0 ? `It’s free ${stages[0]?.until ?? ''}.` : `It costs ${now} ${stages[0]?.until ?? ''}.`

const feeColors = { free: 'bg-good-inverse', half: 'bg-short', full: 'bg-danger' }

/** The cost of canceling, now and later. */
export function FeeBar({ fee }: { fee: PagePlantingDay['fee'] }) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1">
      {fee.stages.map(({ share, amount, until }, index) => (
        <li key={share} className="grid content-start gap-1 leading-tight">
          <span className="h-5 text-caption font-semibold">{index === 0 ? 'Now' : ''}</span>
          <span aria-hidden className={`h-1 rounded-badge ${feeColors[share]}`} />
          <b className="font-semibold">{amount}</b>
          <span className="text-caption text-ink-soft">{until}</span>
        </li>
      ))}
    </ol>
  )
}

function Planted({ page, ...acting }: PanelProps) {
  const { can, words } = page
  return (
    <Card className="grid gap-4 p-5.5">
      <Owed page={page} />
      <p>{words.text}</p>
      {can.ask && <MessageForm intent="ask" {...acting} />}
      {can.report && <MessageForm intent="report" {...acting} />}
    </Card>
  )
}

function Replaced({ successor }: { successor: QuotePageData['successor'] }) {
  if (successor === null) return null
  return (
    <Card className="grid gap-4 p-5.5">
      <p>
        You added to this request, so quote <b className="font-semibold">{successor.number}</b> takes its
        place. Nothing can be changed here anymore.
      </p>
      {successor.token !== null && (
        <ButtonLink to={`/quote/${successor.token}`} look="action">
          Open the newer quote
        </ButtonLink>
      )}
    </Card>
  )
}

/** A quote that ended without planting: the customer can start again with the same plants, or call us. */
function Ended({ page }: PanelProps) {
  return (
    <Card className="grid gap-4 p-5.5">
      {page.money !== null && <Owed page={page} />}
      <div className="grid gap-2">
        <p>{page.words.text}</p>
        <p className="text-small text-ink-soft">
          Would you like it after all? Call us for a new quote, or start again here.
        </p>
      </div>
      {!page.isReadOnly && page.items.length > 0 && (
        <form method="post" action="/cart" className="grid">
          <input type="hidden" name="intent" value="start-again" />
          {page.items.map(({ line, inventoryId, quantity }) => (
            <input key={line} type="hidden" name="item" value={`${inventoryId}:${quantity}`} />
          ))}
          <Button type="submit" look="action" className="whitespace-normal!">
            Start again with these plants
          </Button>
        </form>
      )}
    </Card>
  )
}
