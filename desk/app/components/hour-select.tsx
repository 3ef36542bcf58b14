import { hourInWords } from '#domain/quote/day-words.ts'

const hours = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]

type HourSelectProps = { hour: string; onHour: (hour: string) => void }

/** When the crew arrives; '' is sometime in the morning. */
export function HourSelect({ hour, onHour }: HourSelectProps) {
  return (
    <label className="block">
      <span className="mb-1 block text-caption leading-snug font-semibold">Arrival</span>
      <select
        name="hour"
        value={hour}
        onChange={(event) => onHour(event.target.value)}
        className="h-12 w-full rounded-box border border-line-control bg-control px-2 text-ui"
      >
        <option value="">In the morning</option>
        {hours.map((each) => (
          <option key={each} value={each}>
            Around {hourInWords(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
