import { hourInWords } from '#domain/time/day-words.ts'
import { SelectField } from '#ui/field.tsx'

const hours = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]

type HourSelectProps = { hour: string; onHour: (hour: string) => void }

/** When the crew arrives; '' is sometime in the morning. */
export function HourSelect({ hour, onHour }: HourSelectProps) {
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
