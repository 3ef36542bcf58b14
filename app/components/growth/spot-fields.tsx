import { mostSpotFt, type spotFields } from '#domain/growth/spot.ts'
import { TextField } from '#ui/field.tsx'

const fields: { name: (typeof spotFields)[number]; label: string; hint: string }[] = [
  { name: 'wire', label: 'A wire, this high', hint: 'in feet; empty if none' },
  { name: 'away', label: 'The wire, this far off', hint: '0 if it’s overhead' },
  { name: 'wall', label: 'A wall or roof, this far', hint: 'from the trunk' },
  { name: 'fence', label: 'A fence, this far', hint: 'from the trunk' },
]

type Given = { get: (name: string) => string | null }
/** The example is shown in empty fields. */
type SpotFieldsProps = { asked: Given; example?: Given }

/** What's around the spot where a tree would stand, as fields of a form. */
export function SpotFields({ asked, example }: SpotFieldsProps) {
  return fields.map(({ name, label, hint }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      hint={hint}
      type="number"
      inputMode="decimal"
      min={0}
      max={mostSpotFt}
      step={0.5}
      defaultValue={asked.get(name) ?? ''}
      placeholder={example?.get(name) ?? undefined}
    />
  ))
}
