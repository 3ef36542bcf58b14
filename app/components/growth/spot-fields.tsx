import { mostSpotFt, type spotFields } from '#domain/growth/spot.ts'
import { TextField } from '#ui/field.tsx'

const fields: { name: (typeof spotFields)[number]; label: string; hint: string }[] = [
  { name: 'wire', label: 'A wire, this high', hint: 'in feet; empty if none' },
  { name: 'away', label: 'The wire, this far off', hint: '0 if it’s overhead' },
  { name: 'wall', label: 'A wall or roof, this far', hint: 'from the trunk' },
  { name: 'fence', label: 'A fence, this far', hint: 'from the trunk' },
]

/** What's around the spot where a tree would stand, as fields of a form. */
export function SpotFields({ asked }: { asked: { get: (name: string) => string | null } }) {
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
    />
  ))
}
