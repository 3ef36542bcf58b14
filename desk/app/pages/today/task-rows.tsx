import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { TaskRow } from '#domain/desk/today-page.ts'
import { LedgerRow } from '#desk/app/components/ledger-row.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ActLink, QuickContact, ContactButtons, ContactIcons } from '#desk/app/components/act-links.tsx'
import { RowName, TheirWords } from './row-parts.tsx'
import { TodaySection, type ListProps, type RowProps, type Section } from './today-section.tsx'

type TaskRowsProps = ListProps<TaskRow> & {
  section: Section
  title: string
  note?: ReactNode
  /** The path of the most urgent task of all; its button is the one main action of the page. */
  first: string | null
}

export function TaskRows({ first, ...list }: TaskRowsProps) {
  return (
    <TodaySection {...list} more={<Link to="/quotes">See all quotes</Link>}>
      {(props) => <Row {...props} isFirst={props.row.path === first} />}
    </TodaySection>
  )
}

function Row({ row, isOpen, toggle, isStale, isFirst }: RowProps<TaskRow> & { isFirst: boolean }) {
  const { number, path, who, town, margin, title, brief, detail, words, warning, total, act, later } = row
  const { contactLinks } = row
  const fetcher = useFetcher<DeskOutcome>({ key: `later ${number}` })
  const done = fetcher.data?.kind === 'done' ? fetcher.data.message : undefined
  const putOff = later !== null && done === undefined && (
    <fetcher.Form method="post" className="grid">
      <input type="hidden" name="quote" value={number} />
      <SmallButton intent="later" className="px-2 text-small" disabled={isStale || fetcher.state !== 'idle'}>
        {later}
        <span className="sr-only"> {who}</span>
      </SmallButton>
    </fetcher.Form>
  )
  const open = (
    <ActLink
      to={path}
      isStale={isStale}
      {...(isFirst && { look: 'border-action bg-action text-on-action hover:bg-action-hover' })}
      label={act}
      who={who}
    />
  )
  const lateTone = isOpen ? 'late-unfolded' : 'late'
  const tone = done !== undefined ? 'done' : margin.isLate ? lateTone : isOpen ? 'unfolded' : undefined
  return (
    <LedgerRow
      when={margin.when}
      whenNote={margin.note}
      tone={tone}
      aside={
        <>
          <div className="relative z-2 -my-0.5 md:hidden">
            {isOpen ? (
              <ChevronUp aria-hidden strokeWidth={1.7} className="pointer-events-none m-3 size-6" />
            ) : (
              <QuickContact contactLinks={contactLinks} who={who} />
            )}
          </div>
          <div className="flex items-center self-center max-md:hidden">
            {total !== null && (
              <p className="pr-2 pl-3 text-right whitespace-nowrap max-xl:hidden font-display text-[1.1875rem] leading-tight">
                {total}
              </p>
            )}
            <ContactIcons contactLinks={contactLinks} who={who} isStale={isStale} />
            <div className="ml-2 grid w-32 gap-2">
              {open}
              {putOff}
            </div>
          </div>
        </>
      }
      below={
        isOpen ? (
          <div className="md:hidden">
            <div className="mt-2.75 grid auto-cols-fr grid-flow-col gap-2">
              <ContactButtons contactLinks={contactLinks} who={who} isStale={isStale} />
              {open}
            </div>
            {putOff !== false && <div className="mt-2">{putOff}</div>}
            {isStale && (
              <p className="mt-2 pl-[calc(var(--margin))] text-small text-ink-soft">
                Mail and {act} need a signal.
              </p>
            )}
          </div>
        ) : undefined
      }
    >
      <RowName who={who} town={town} isOpen={isOpen} toggle={toggle} />
      <p className="mt-0.5 text-small leading-snug text-ink-soft">
        {fetcher.data !== undefined && <b className="font-semibold text-ink">{fetcher.data.message} </b>}
        {title !== '' && <b className="font-semibold text-ink">{title} </b>}
        <span className={classNames('md:hidden', isOpen && 'hidden')}>{brief}</span>
        <span className={classNames(!isOpen && 'max-md:hidden')}>{detail}</span>
        {total !== null && (
          <span className="xl:hidden">
            , <b className="font-semibold whitespace-nowrap text-ink">{total}</b>
          </span>
        )}
      </p>
      {words !== null && <TheirWords words={words} isWhole={isOpen} />}
      {warning !== null && (
        <p className="mt-1.5 inline-block rounded-badge bg-best-surface px-1.75 py-0.75 text-caption leading-tight font-semibold text-best">
          {warning}
        </p>
      )}
    </LedgerRow>
  )
}
