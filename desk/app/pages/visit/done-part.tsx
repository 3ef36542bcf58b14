import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Choices, Field, KeptArea } from '#desk/app/components/controls.tsx'
import { DespiteChange } from '#desk/app/components/despite-change.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { ThumbBar } from '#desk/app/components/thumb-bar.tsx'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { outcomes, useOutcomes } from '#desk/app/components/use-outcomes.ts'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import { shortDay } from '#domain/time/day-words.ts'
import type { VisitPage } from './visit-page.ts'
import { counted } from '#domain/wording.ts'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { LineHead, OtherWorkLines } from './visit-lines.tsx'

/** The outcome of each line. Recorded again, it's a correction. */
export function DonePart({ visit, className }: { visit: VisitPage; className: string | undefined }) {
  const { number, firstName, isDone, hasOpenChange } = visit
  const fetcher = useFetcher<DeskOutcome>()
  const isOnline = useOnline()
  const { kept, lines, choose, posted } = useOutcomes(`visit ${number} done`, visit.lines)
  const note = useUnsavedText(`visit ${number} note`)
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const status = useRef<HTMLParagraphElement>(null)
  const forget = useEffectEvent(() => [kept, note].forEach(({ clear }) => clear()))
  // The choices stay on the device until the server confirms them.
  useEffect(() => {
    if (outcome?.kind === 'done') forget()
    // Beside the sum to collect; both are far above the button.
    if (outcome !== undefined) status.current?.scrollIntoView({ block: 'center' })
  }, [outcome])
  const sumOf = (some: typeof lines) => some.reduce((sum, line) => sum + line.quantity - line.missing, 0)
  const planted = sumOf(lines.filter((line) => line.outcome === 'planted'))
  const ordered = lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <fetcher.Form method="post" action={`/calendar/${number}`} className={className}>
      <input type="hidden" name="intent" value="done" />
      <input type="hidden" name="afterEvent" value={visit.seq} />
      <input type="hidden" name="lines" value={posted} />
      <SectionHead
        title="What was done"
        note={isDone ? `recorded for ${shortDay(visit.doneOn)}` : undefined}
      />
      <p
        ref={status}
        role="status"
        className={
          outcome?.kind === 'refused'
            ? 'px-(--gutter) pt-2 text-small font-medium whitespace-pre-line text-danger'
            : 'px-(--gutter) pt-2 text-small font-medium text-good'
        }
      >
        {outcome?.message}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.line} className="border-b border-line px-(--gutter) py-3.5">
            <LineHead line={line} />
            <div className="mt-2.5 max-w-140">
              <Choices
                legend={`What became of ${line.name}`}
                value={line.outcome}
                choices={outcomes}
                onChoose={(became) => choose(line.line, { outcome: became })}
              />
              {line.quantity > 1 && line.outcome !== 'not-done' && (
                <div className="mt-2">
                  <Stepper
                    role="group"
                    aria-label={`How many of ${line.name}`}
                    look="large"
                    fewer={{
                      disabled: line.count <= 1,
                      onClick: () => choose(line.line, { count: line.count - 1 }),
                    }}
                    more={{
                      disabled: line.missing === 0,
                      onClick: () => choose(line.line, { count: line.count + 1 }),
                    }}
                  >
                    <p className="self-center font-display text-[1.75rem] leading-none" role="status">
                      {line.count} of {line.quantity}
                    </p>
                  </Stepper>
                </div>
              )}
              {line.missing > 0 && (
                <WhyNot
                  title={`Why not ${line.missing === line.quantity ? (line.quantity === 1 ? 'done' : `any of the ${line.quantity}`) : `the other ${line.missing === 1 ? 'one' : line.missing}`}?`}
                  firstName={firstName}
                  reason={line.reason}
                  onReason={(reason) => choose(line.line, { reason })}
                />
              )}
            </div>
          </li>
        ))}
        <OtherWorkLines visit={visit} />
      </ul>
      <div className="grid gap-3 px-(--gutter) py-4">
        <Field
          type="date"
          name="day"
          label="Done on"
          className="max-w-60"
          required
          max={visit.today}
          defaultValue={visit.doneOn}
          onText={() => undefined}
        />
        <KeptArea
          kept={note}
          name="note"
          label="Note for us"
          hint="(the customer doesn’t see it)"
          maxLength={1000}
          rows={2}
        />
        {hasOpenChange && !isDone && <DespiteChange firstName={firstName} />}
        {planted > 0 && (
          <p className="text-small text-ink-soft">
            The guarantee starts that day for what we planted: {counted(planted, 'plant')}.
          </p>
        )}
      </div>
      <ThumbBar total={`${sumOf(lines)} of ${ordered}`} note={isDone ? 'Recorded' : 'plants'}>
        <Button type="submit" look="action" disabled={!isOnline || fetcher.state !== 'idle'}>
          {isDone ? 'Save the correction' : visit.hasEmail ? `Done, tell ${firstName}` : 'Done'}
        </Button>
      </ThumbBar>
    </fetcher.Form>
  )
}

const usualReasons = ['Broken pots', 'Hit rock', 'No room', 'Customer’s wish']

type WhyNotProps = { title: string; firstName: string; reason: string; onReason: (reason: string) => void }

function WhyNot({ title, firstName, reason, onReason }: WhyNotProps) {
  return (
    <div className="mt-2.5 grid gap-2">
      <Field
        label={`${title} ${firstName} reads this`}
        required
        maxLength={300}
        value={reason}
        onText={onReason}
      />
      <div className="flex flex-wrap gap-2">
        {usualReasons.map((usual) => (
          <SmallButton
            key={usual}
            look={reason === usual ? 'brand' : 'quiet'}
            aria-pressed={reason === usual}
            onClick={() => onReason(usual)}
          >
            {usual}
          </SmallButton>
        ))}
      </div>
    </div>
  )
}
