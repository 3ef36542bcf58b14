import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Preview } from './preview.tsx'
import type { Editor } from './use-editor.ts'
import type { Sending } from './use-sending.ts'

type SendPanelProps = { quote: DeskQuoteData; editor: Editor; sending: Sending }

/**
 * Beside the editor on a wide screen: the total, what's missing, Send, and what the customer will see. On a phone, above it: only what
 * must be known before sending.
 */
export function SendPanel({ quote, editor, sending }: SendPanelProps) {
  const { customer, can, settings } = quote
  const { total, wasTotal, isWorthSending } = sending
  return (
    <aside aria-label="Send" className="bg-sunk lg:col-start-2 lg:row-start-1 lg:border-l lg:border-line">
      <div className="lg:sticky lg:top-0 lg:grid lg:max-h-dvh lg:gap-3 lg:overflow-auto lg:px-6 lg:py-4">
        {can.send && settings.tax === null && (
          <section className="bg-best-surface px-4 py-3.5">
            <h2>First, the sales tax</h2>
            <p className="my-2 text-small">
              An official quote includes sales tax. Set the rate once; what you typed here stays.
            </p>
            <ButtonLink to="/settings/tax" look="action">
              Set the sales tax
            </ButtonLink>
          </section>
        )}
        {can.send && (
          <>
            <p className="hidden items-baseline gap-3 lg:flex">
              <span className="flex-1 font-display text-[2.125rem] leading-none font-medium">{total}</span>
              <span className="text-small text-ink-soft">{wasTotal}</span>
            </p>
            <Since editor={editor} />
            <SendStatus sending={sending} className="max-lg:px-(--gutter) max-lg:py-3" />
            <div className="hidden gap-2 lg:grid">
              <Problems sending={sending} />
              {isWorthSending && (
                <Button
                  look={sending.isPrimary ? 'action' : 'brand'}
                  disabled={!sending.maySend || sending.isSending}
                  onClick={sending.send}
                >
                  {sending.isSending ? 'Sending' : sending.label}
                </Button>
              )}
              <p className="text-small text-ink-soft">
                {isWorthSending
                  ? sending.recipient
                  : customer.email === null
                    ? `This version is on ${customer.firstName}’s page. Nothing was sent.`
                    : `${customer.firstName} has this version.`}
              </p>
              {editor.isChanged && (
                <Button look="quiet" size="small" onClick={editor.startOver}>
                  Undo all changes
                </Button>
              )}
            </div>
          </>
        )}
        <div className="hidden lg:block">
          <h2 className="mb-2">
            What {customer.firstName} {can.send ? 'will see' : 'sees'}
          </h2>
          <Preview quote={quote} editor={editor} />
          <a
            href={quote.pageUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-block py-3 text-small text-link underline"
          >
            Open {customer.firstName}’s page as it is now
          </a>
        </div>
      </div>
    </aside>
  )
}

export function Problems({ sending }: { sending: Sending }) {
  if (sending.problems.length === 0) return null
  return (
    <ul className="grid gap-1 text-small font-medium text-danger">
      {sending.problems.map(({ part, index, message }) => (
        <li key={`${part} ${index ?? ''} ${message}`}>{message}</li>
      ))}
    </ul>
  )
}

/** The outcome of the last try. */
export function SendStatus({ sending, className }: { sending: Sending; className?: string }) {
  const look = sending.isRefused ? 'font-medium whitespace-pre-line text-danger' : 'font-semibold text-good'
  return (
    <div role="status">
      {sending.message !== undefined && (
        <p className={`text-small ${look} ${className ?? ''}`}>{sending.message}</p>
      )}
    </div>
  )
}

/** Someone, or the customer, was faster: who, what and when. What was typed is still there. */
function Since({ editor }: { editor: Editor }) {
  const { since, keepMine, startOver } = editor
  if (since.length === 0) return null
  return (
    <div role="alert" className="bg-best-surface px-4 py-3">
      <p className="font-semibold">Since you began to edit:</p>
      <ul className="my-1.5 grid gap-1 text-small">
        {since.map(({ seq, title, when, words }) => (
          <li key={seq}>
            {title}, {when}
            {words !== null && <span className="sci block">“{words}”</span>}
          </li>
        ))}
      </ul>
      <p className="text-small">Your own changes are still here.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <SmallButton onClick={keepMine} look="brand">
          Keep my changes
        </SmallButton>
        <SmallButton onClick={startOver}>Discard my changes</SmallButton>
      </div>
    </div>
  )
}
