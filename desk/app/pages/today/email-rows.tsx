import { ChevronUp, Pencil } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { EmailRow } from '#domain/desk/today-page.ts'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { LedgerRow } from '#desk/app/components/ledger-row.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/field.tsx'
import { actClass, plainAct, ContactButtons, ContactIcons } from '#desk/app/components/act-links.tsx'
import { RowName } from './row-parts.tsx'
import { TodaySection, type ListProps, type RowProps } from './today-section.tsx'

/** Emails that were given up: correct the address, send again, or dismiss. */
export function EmailRows(list: ListProps<EmailRow>) {
  return (
    <TodaySection {...list} section="emails" title="Emails not sent">
      {(props) => <Row {...props} />}
    </TodaySection>
  )
}

function Row({ row, isOpen, toggle, isStale }: RowProps<EmailRow>) {
  const { id, who, town, margin, title, reason, address, contactLinks } = row
  const fetcher = useFetcher<DeskOutcome>({ key: `email ${id}` })
  const done = fetcher.data?.kind === 'done' ? fetcher.data.message : undefined
  const refused = fetcher.data?.kind === 'refused' ? fetcher.data.message : undefined
  const isOver = done !== undefined
  return (
    <LedgerRow
      when={margin.when}
      whenNote={margin.note}
      tone={isOver ? 'done' : isOpen ? 'open' : undefined}
      aside={
        <div className="relative flex items-center self-center">
          <div className="z-2 flex max-md:hidden">
            <ContactIcons contactLinks={{ ...contactLinks, mail: null }} who={who} isStale={isStale} />
          </div>
          {!isOver && (
            // The whole row is the button; this only shows where it leads.
            <span aria-hidden className="pointer-events-none md:ml-2 md:grid md:w-32">
              {isOpen ? (
                <ChevronUp strokeWidth={1.7} className="m-3 size-6 md:ml-auto" />
              ) : (
                <>
                  <Pencil strokeWidth={1.7} className="m-3 size-5.5 md:hidden" />
                  <span className={classNames(actClass, plainAct, 'max-md:hidden')}>
                    {address === null ? 'Choose' : 'Correct'}
                  </span>
                </>
              )}
            </span>
          )}
        </div>
      }
      below={
        isOpen && !isOver ? (
          <fetcher.Form method="post" className="mt-2.75 grid gap-3 md:max-w-[34rem] md:pl-(--margin)">
            <input type="hidden" name="email" value={id} />
            {address !== null && <AddressField id={id} address={address} refused={refused} />}
            <div className="grid auto-cols-fr grid-flow-col gap-2">
              <SmallButton
                className="px-2"
                intent={address === null ? 'retry' : 'correct'}
                disabled={isStale || fetcher.state !== 'idle'}
                look="brand"
              >
                {address === null ? 'Send again' : 'Save and send'}
              </SmallButton>
              <SmallButton
                className="bg-control px-2"
                intent="dismiss"
                formNoValidate
                disabled={isStale || fetcher.state !== 'idle'}
              >
                Dismiss
              </SmallButton>
            </div>
            <div className="grid auto-cols-fr grid-flow-col gap-2 md:hidden">
              <ContactButtons contactLinks={{ ...contactLinks, mail: null }} who={who} isStale={isStale} />
            </div>
            {address === null && refused !== undefined && (
              <p role="alert" className="text-small text-danger">
                {refused}
              </p>
            )}
          </fetcher.Form>
        ) : undefined
      }
    >
      <RowName everywhere who={who} town={town} isOpen={isOpen} toggle={toggle} />
      <p role="status" className="mt-0.5 text-small leading-snug break-words text-ink-soft">
        {isOver ? (
          <b className="font-semibold text-ink">{done}</b>
        ) : (
          <>
            <b className="font-semibold text-ink">{title}</b> The mail server says: {reason}
            {address !== null && (
              <>
                {' '}
                <span className="text-danger [overflow-wrap:anywhere]">{address}</span>
              </>
            )}
          </>
        )}
      </p>
    </LedgerRow>
  )
}

type AddressFieldProps = { id: string; address: string; refused: string | undefined }

/** Starts with the address as it is: most of them are off by a letter or two. */
function AddressField({ id, address, refused }: AddressFieldProps) {
  const draft = useUnsavedText(`email ${id}`)
  return (
    <TextField
      label="Email address"
      name="address"
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={draft.text ?? address}
      onChange={({ currentTarget }) => draft.set(currentTarget.value)}
      error={refused}
    />
  )
}
