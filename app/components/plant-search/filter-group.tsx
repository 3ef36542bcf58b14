import type { ReactNode } from 'react'
import { Checkbox, Toggle } from '#app/ui/checkbox.tsx'
import { capital } from './capital.ts'

type FilterGroupProps = { title: string; hint?: string; children: ReactNode }

export function FilterGroup({ title, hint, children }: FilterGroupProps) {
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="pb-1.5 font-semibold">
        {title}
      </p>
      {children}
      {hint !== undefined && <p className="mt-1 text-caption text-ink-quiet">{hint}</p>}
    </fieldset>
  )
}

// The form around the filters reads all of them at once.
const leaveToForm = () => undefined

type FilterChoicesProps = {
  name: string
  values: readonly string[]
  chosen: readonly string[]
  counts: Record<string, number>
}

export function FilterChoices({ name, values, chosen, counts }: FilterChoicesProps) {
  return values.map((value) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={capital(value)}
      checked={chosen.includes(value)}
      onChange={leaveToForm}
      count={counts[value] ?? 0}
    />
  ))
}

type FilterToggleProps = { name: string; label: string; chosen: boolean; count: number }

export function FilterToggle({ name, label, chosen, count }: FilterToggleProps) {
  return <Toggle name={name} value="1" label={label} checked={chosen} onChange={leaveToForm} count={count} />
}
