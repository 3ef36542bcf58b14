import { useId } from 'react'
import { hourInWords } from '#domain/time/day-words.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { doubtAbout, hasTicketFor, offeredDays, type DayNeeds } from '#domain/visits/offered-days.ts'
import type { DayChoice } from '#domain/visits/visit-data.ts'
import { listInWords } from '#domain/wording.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/field.tsx'
import { Field } from './controls.tsx'
import { DayDots } from './day-dots.tsx'

type DayPickerProps = {
  dayNeeds: DayNeeds
  choices: readonly DayChoice[]
  day: Day
  onDay: (day: Day) => void
  hour: string
  onHour: (hour: string) => void
  /** Who has to say yes to a day inside 72 hours; left out if they're on the phone and a day may be left out, too. */
  firstName?: string
}

/** The days that suit an order, any other day, and the hour. A day that's full, closed or too soon comes with a warning. */
export function DayPicker({ dayNeeds, choices, day, onDay, hour, onHour, firstName }: DayPickerProps) {
  const id = useId()
  const chosen = choices.find((choice) => choice.day === day)
  return (
    <>
      <fieldset>
        <legend className="sr-only">Days with room</legend>
        {offeredDays(dayNeeds, choices).map((choice) => (
          <DayOption
            key={choice.day}
            name={id}
            choice={choice}
            note={[
              dayNeeds.isDigging &&
                (hasTicketFor(choice.day, dayNeeds.ticket) ? '811 is in' : `811 by ${choice.digBy}`),
              choice.towns.length > 0 && `${listInWords(choice.towns)} that day`,
            ]
              .filter((part) => part !== false)
              .join('. ')}
            isChosen={choice.day === day}
            onDay={onDay}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-2 *:min-w-0">
        <Field
          type="date"
          name="day"
          label="Day"
          required={firstName !== undefined}
          min={choices[0]?.day}
          value={day}
          onText={onDay}
        />
        <HourSelect hour={hour} onHour={onHour} />
      </div>
      <DayDoubt doubt={doubtAbout(chosen, dayNeeds)} />
      {chosen?.isShortNotice === true && firstName !== undefined && (
        <Checkbox
          name="saidYes"
          className="min-h-12"
          label={`${firstName} said yes to this day on the phone. If not, canceling it is free until they do.`}
        />
      )}
    </>
  )
}

const hours = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]

type HourSelectProps = { hour: string; onHour: (hour: string) => void }

/** When the crew arrives; '' is sometime in the morning. */
function HourSelect({ hour, onHour }: HourSelectProps) {
  return (
    <SelectField
      isDense
      label="Arrival"
      name="hour"
      value={hour}
      onChange={(event) => onHour(event.target.value)}
      options={[
        { value: '', label: 'In the morning' },
        ...hours.map((each) => ({ value: each, label: `Around ${hourInWords(each)}` })),
      ]}
    />
  )
}

type DayOptionProps = {
  name: string
  choice: DayChoice
  note: string
  isChosen: boolean
  onDay: (day: Day) => void
}

/** A day to choose, with how full it is. */
export function DayOption({ name, choice, note, isChosen, onDay }: DayOptionProps) {
  return (
    <label className="relative flex min-h-14 cursor-pointer items-center gap-3 border-b border-line py-1.5 first-of-type:border-t has-checked:bg-good-surface has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => onDay(choice.day)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="ml-1 size-6 flex-none rounded-full border border-line-control bg-control peer-checked:border-[7px] peer-checked:border-brand"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-[1.0625rem] leading-tight font-medium">{choice.name}</span>
        <span className="block text-caption leading-snug text-ink-soft">{note}</span>
      </span>
      <span className="mr-1.5">
        <DayDots taken={choice.taken} capacity={choice.capacity} />
      </span>
    </label>
  )
}

/** A warning about the chosen day. */
export const DayDoubt = ({ doubt }: { doubt: string | null }) => (
  <div role="status">
    {doubt !== null && (
      <p className="rounded-badge bg-best-surface px-2.5 py-2 text-small leading-snug font-semibold text-best">
        {doubt}
      </p>
    )}
  </div>
)
