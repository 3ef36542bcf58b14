import { SeasonRows, type Advice } from '#app/components/season-rows.tsx'

type Season = { months: string; text: string; advice: Advice; inMonths: number[] }

/** When in the year each part of a service is done, as bars and in words. */
export function ServiceCalendar({ intro, seasons }: { intro: string; seasons: readonly Season[] }) {
  return (
    <div className="wrap">
      <div className="grid items-end gap-x-10 gap-y-3 lg:grid-cols-2">
        <h2>When to do it</h2>
        <p className="max-w-[52ch] text-lead text-ink-soft">{intro}</p>
      </div>
      <div className="mt-6 md:mt-10">
        <SeasonRows
          rows={seasons.map(({ months, text, advice, inMonths }) => ({
            title: months,
            text,
            advice,
            months: inMonths,
          }))}
        />
      </div>
    </div>
  )
}
