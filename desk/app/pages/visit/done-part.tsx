import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Choices, Field } from '#desk/app/components/controls.tsx'
import { DespiteChange } from '#desk/app/components/despite-change.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { ThumbBar } from '#desk/app/components/thumb-bar.tsx'
import { outcomes, useOutcomes } from '#desk/app/components/use-outcomes.ts'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import { shortDay } from '#domain/time/day-words.ts'
import type { VisitPage } from '#domain/visits/visit-data.ts'
import { counted } from '#domain/wording.ts'
import { Button } from '#ui/button.tsx'
import { LinePhotos } from './line-photos.tsx'
import { LineHead, OtherWorkLines } from './visit-lines.tsx'

/** The outcome of each line, with photos. Recorded again, it's a correction. */
export function DonePart({ visit, className }: { visit: VisitPage; className: string | undefined }) {
  const { number, firstName, isDone, hasOpenChange } = visit
  const fetcher = useFetcher<DeskOutcome>()
  const isOnline = useOnline()
  const { kept, lines, choose, posted } = useOutcomes(`visit ${number} done`, visit.lines)
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const status = useRef<HTMLParagraphElement>(null)
  const forget = useEffectEvent(() => kept.clear())
  // The choices stay on the device until the server confirms them.
  useEffect(() => {
    if (outcome?.kind === 'done') forget()
    // Below the lines, it would be out of sight on a phone.
    if (outcome !== undefined) status.current?.scrollIntoView({ block: 'center' })
  }, [outcome])
  const planted = lines.reduce((sum, line) => sum + (line.outcome === 'planted' ? line.quantity : 0), 0)
  const doneLines = lines.filter((line) => line.outcome !== 'not-done').length
  return (
    <fetcher.Form method="post" action={`/calendar/${number}`} className={className}>
      <input type="hidden" name="intent" value="done" />
      <input type="hidden" name="afterEvent" value={visit.seq} />
      <input type="hidden" name="lines" value={posted} />
      <SectionHead
        title="What was done"
        note={isDone ? `recorded for ${shortDay(visit.doneOn)}` : undefined}
      />
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
              {line.outcome === 'not-done' && (
                <Field
                  className="mt-2"
                  label="Why it wasn’t done"
                  required
                  maxLength={300}
                  value={line.reason}
                  onText={(reason) => choose(line.line, { reason })}
                />
              )}
            </div>
            <LinePhotos visit={visit} line={line} />
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
        {hasOpenChange && !isDone && <DespiteChange firstName={firstName} />}
        {planted > 0 && (
          <p className="text-small text-ink-soft">
            The guarantee starts that day for what we planted: {counted(planted, 'plant')}.
          </p>
        )}
        <p
          ref={status}
          role="status"
          className={
            outcome?.kind === 'refused'
              ? 'text-small font-medium whitespace-pre-line text-danger'
              : 'text-small font-medium text-good'
          }
        >
          {outcome?.message}
        </p>
      </div>
      <ThumbBar
        total={`${doneLines} of ${lines.length}`}
        note={isDone ? 'Recorded' : 'You can correct it later'}
      >
        <Button type="submit" look="action" disabled={!isOnline || fetcher.state !== 'idle'}>
          {isDone ? 'Save the correction' : visit.hasEmail ? `Done, tell ${firstName}` : 'Done'}
        </Button>
      </ThumbBar>
    </fetcher.Form>
  )
}
