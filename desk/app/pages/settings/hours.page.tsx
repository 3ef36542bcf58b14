import {
  closingHoursOfDay,
  dayNames,
  hoursKeys,
  hoursOf,
  openingHoursOfDay,
  weekInWords,
  weekOf,
  type HoursKey,
  type Week,
} from '#domain/settings/opening-hours.ts'
import { listOf } from '#domain/settings/quote-settings.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { field } from '#domain/desk/settings-pages.ts'
import { dayInWords, hourInWords } from '#domain/time/day-words.ts'
import { holidayName } from '#domain/visits/legal-holidays.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planSettings } from '#server/settings/plan-setting.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { promiseNow } from '#server/settings/promise-now.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlClass, TextField } from '#ui/field.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/hours.page.ts'
import { Fields } from './fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Hours and promise | The desk' }]

const weekKeys = [...hoursKeys, 'quote_promise_hours'] as const
const closedKey = 'quote_closed_days'

export async function loader() {
  const now = new Date()
  const [stored, closed, quotes] = await deskUnavailable(
    Promise.all([listCompanySettings(weekKeys), listCompanySettings([closedKey]), readQuoteSettings()]),
  )
  const hours = hoursOf(stored)
  const today = nurseryDay(now)
  return {
    seen: { hours: fingerprintOf(stored), closed: fingerprintOf(closed) },
    weeks: { quote_desk_hours: weekOf(hours.quoteDeskHours), crew_hours: weekOf(hours.crewHours) },
    promiseHours: quotes.promiseHours,
    promise: promiseNow(quotes, now),
    today,
    offDays: offDaysFrom(today, quotes.closedDays),
  }
}

/** The days on which we're closed, and the holidays of the next year, on which we could be. */
function offDaysFrom(today: Day, closedDays: readonly Day[]) {
  const nextYear = Array.from({ length: 365 }, (_, index) => addDays(today, index))
  const days = new Set([
    ...closedDays.filter((day) => day >= today),
    ...nextYear.filter((day) => holidayName(day) !== null),
  ])
  return [...days].toSorted().map((day) => ({
    day,
    words: [holidayName(day), dayInWords(day)].filter((words) => words !== null).join(': '),
    isClosed: closedDays.includes(day),
  }))
}

/** Each day has two fields; 'closed' as its opening hour means that it has no hours. */
const fieldOf = (key: HoursKey, day: number, edge: 'opens' | 'closes') => `${key}.${day}.${edge}`

function weekIn(form: URLSearchParams, key: HoursKey): Week {
  return dayNames.map((_, day) => {
    const [opens, closes] = [form.get(fieldOf(key, day, 'opens')), form.get(fieldOf(key, day, 'closes'))]
    return opens === null || opens === 'closed' ? null : { opens: Number(opens), closes: Number(closes) }
  })
}

export const action = settingsAction((form) => {
  if (form.get('form') !== 'closed-days')
    return planSettings(
      new Map([
        ...hoursKeys.map((key) => [key, weekInWords(weekIn(form, key), key)] as const),
        ['quote_promise_hours', form.get('quote_promise_hours')?.trim() ?? ''] as const,
      ]),
    )
  // Days that have passed are left out.
  const days = [...form.getAll('day'), ...listOf(form.get('new') ?? '')].filter(
    (day) => day >= nurseryDay(new Date()),
  )
  const text = [...new Set(days)].toSorted().join(', ')
  return planSettings(new Map([[closedKey, text === '' ? null : text]]))
})

const weekTitles: Record<HoursKey, string> = { quote_desk_hours: 'Quote desk', crew_hours: 'Crews' }

export default function HoursPage({ loaderData }: Route.ComponentProps) {
  const { seen, weeks, promiseHours, promise, today, offDays } = loaderData
  return (
    <SettingsSection
      title="Hours and promise"
      lead={
        promise === null
          ? 'The quote desk never opens, so we promise nothing.'
          : `Someone who asks for a quote now hears: you’ll hear from us ${promise}.`
      }
    >
      <SettingsForm name="hours" seen={seen.hours}>
        {hoursKeys.map((key) => (
          <WeekFields key={key} name={key} week={weeks[key]} />
        ))}
        <Fields
          fields={[
            field('quote_promise_hours', 'We answer within, in hours of desk time', 'count', { most: 2 }),
          ]}
          values={{ quote_promise_hours: String(promiseHours) }}
          className="max-w-80"
        />
      </SettingsForm>
      <SectionHead title="Closed days" note="No promise and no visit falls on them" />
      <SettingsForm name="closed-days" seen={seen.closed} savesAtOnce>
        <fieldset>
          <legend className="text-small text-ink-soft">Check the days on which you’re closed.</legend>
          {offDays.map(({ day, words, isClosed }) => (
            <Checkbox
              key={day}
              name="day"
              value={day}
              label={words}
              defaultChecked={isClosed}
              className="min-h-12"
            />
          ))}
        </fieldset>
        <TextField label="Also closed on" name="new" type="date" min={today} />
      </SettingsForm>
    </SettingsSection>
  )
}

const selectClass = classNames(controlClass(undefined), 'h-12 appearance-auto')

function WeekFields({ name, week }: { name: HoursKey; week: Week }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-display text-h4 font-medium">{weekTitles[name]}</legend>
      {week.map((day, index) => (
        <div
          key={dayNames[index]}
          className="group/day grid grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2"
        >
          <span>{dayNames[index]}</span>
          <select
            name={fieldOf(name, index, 'opens')}
            aria-label={`${weekTitles[name]}, ${dayNames[index]}: opens`}
            defaultValue={day?.opens ?? 'closed'}
            className={selectClass}
          >
            <option value="closed">Closed</option>
            {openingHoursOfDay.map((hour) => (
              <option key={hour} value={hour}>
                {hourInWords(hour)}
              </option>
            ))}
          </select>
          <select
            name={fieldOf(name, index, 'closes')}
            aria-label={`${weekTitles[name]}, ${dayNames[index]}: closes`}
            defaultValue={day?.closes ?? 17}
            className={classNames(selectClass, 'group-has-[option[value=closed]:checked]/day:invisible')}
          >
            {closingHoursOfDay.map((hour) => (
              <option key={hour} value={hour}>
                {hourInWords(hour)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  )
}
