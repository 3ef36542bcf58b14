import { Check, ChevronUp } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { MessageRow } from '#domain/desk/today-page.ts'
import { LedgerRow } from '#desk/app/components/ledger-row.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { QuickContact, ContactButtons } from '#desk/app/components/act-links.tsx'
import { RowName, TheirWords } from './row-parts.tsx'
import { TodaySection, type ListProps, type RowProps } from './today-section.tsx'

/** Messages from the contact page that nobody has marked as answered, oldest first. */
export function MessageRows(list: ListProps<MessageRow>) {
  return (
    <TodaySection {...list} section="messages" title="Messages">
      {(props) => <Row {...props} />}
    </TodaySection>
  )
}

function Row({ row, isOpen, toggle, isStale }: RowProps<MessageRow>) {
  const { id, who, margin, words, contactLinks } = row
  const fetcher = useFetcher<DeskOutcome>({ key: `message ${id}` })
  const result = fetcher.data
  // Put back on the list, it has nothing to say.
  const isOver = result?.kind === 'done' && result.message !== ''
  return (
    <LedgerRow
      when={margin.when}
      whenNote={margin.note}
      tone={isOver ? 'done' : isOpen ? 'open' : undefined}
      aside={
        <div className="relative z-2 -my-0.5">
          {isOpen ? (
            <ChevronUp aria-hidden strokeWidth={1.7} className="pointer-events-none m-3 size-6" />
          ) : (
            !isOver && <QuickContact contactLinks={contactLinks} who={who} likeliest="mail" />
          )}
        </div>
      }
      below={
        isOver || isOpen ? (
          <fetcher.Form method="post" className="mt-2.75 grid gap-2">
            <input type="hidden" name="message" value={id} />
            {isOver ? (
              <div className="flex items-center gap-3">
                <p role="status" className="flex-1 text-small font-semibold">
                  {result.message}
                </p>
                <SmallButton
                  className="bg-control"
                  intent="reopen"
                  disabled={isStale || fetcher.state !== 'idle'}
                >
                  Undo
                </SmallButton>
              </div>
            ) : (
              <div className="grid grid-cols-2 gap-2">
                <ContactButtons contactLinks={contactLinks} who={who} isStale={isStale} />
                <SmallButton
                  className="bg-control px-1.5 text-small"
                  intent="answered"
                  disabled={isStale || fetcher.state !== 'idle'}
                >
                  <Check aria-hidden strokeWidth={1.7} className="size-4.75" />
                  Answered
                </SmallButton>
              </div>
            )}
            {result?.kind === 'refused' && (
              <p role="alert" className="text-small text-danger">
                {result.message}
              </p>
            )}
          </fetcher.Form>
        ) : undefined
      }
    >
      <RowName everywhere who={who} town="" isOpen={isOpen} toggle={toggle} />
      <TheirWords words={words} isWhole={isOpen} />
    </LedgerRow>
  )
}
