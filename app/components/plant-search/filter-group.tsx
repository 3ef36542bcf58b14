import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Checkbox, Toggle } from '#ui/checkbox.tsx'
import { capitalize } from '#domain/wording.ts'
import type { FlowerColor } from '#domain/plants/vocabulary.ts'

type FilterGroupProps = {
  title: string
  hint?: string
  /** Starts closed. */
  folded?: boolean
  /** Closes the group: it's of no use while nothing is found and nothing in it is chosen. */
  idle?: boolean
  children: ReactNode
}

export function FilterGroup({ idle = false, folded = false, ...group }: FilterGroupProps) {
  return <Group key={String(idle)} folded={idle || folded} {...group} />
}

const chevron = <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />

/** A collapsible group of filters (a <details> element). */
function Group({ title, hint, folded = false, children }: Omit<FilterGroupProps, 'idle'>) {
  // Only the initial state: a group the visitor opened stays open when its choices change.
  const [open] = useState(!folded)
  return (
    <details open={open} className="group border-t border-line py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        {chevron}
      </summary>
      <fieldset className="pb-2">
        <legend className="sr-only">{title}</legend>
        {children}
        {hint !== undefined && <p className="mt-1.5 text-caption text-ink-quiet">{hint}</p>}
      </fieldset>
    </details>
  )
}

// The surrounding form handles changes for all filters at once.
const leaveToForm = () => undefined

type FilterChoicesProps<Value extends string = string> = {
  name: string
  values: readonly Value[]
  chosen: readonly Value[]
  /** How many plants each value would find. */
  counts: Record<string, number> | undefined
}

/** A value that would find nothing can't be chosen; a chosen one can always be taken off. */
const isIdle = <Value extends string>({ chosen, counts }: FilterChoicesProps<Value>, value: Value) =>
  counts !== undefined && (counts[value] ?? 0) === 0 && !chosen.includes(value)

type FilterListProps = FilterChoicesProps & { labels?: Readonly<Record<string, string>> }

export function FilterChoices({ labels, ...group }: FilterListProps) {
  const { name, values, chosen, counts } = group
  return values.map((value) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={labels?.[value] ?? capitalize(value)}
      checked={chosen.includes(value)}
      disabled={isIdle(group, value)}
      onChange={leaveToForm}
      {...(counts && { count: counts[value] ?? 0 })}
    />
  ))
}

type FilterCellsProps<Value extends string> = FilterChoicesProps<Value> & {
  labelOf?: (value: Value) => string
  columns?: string
}

/** Short values in a grid, with the count under each. */
export function FilterCells<Value extends string>({
  labelOf,
  columns = 'grid-cols-5',
  ...group
}: FilterCellsProps<Value>) {
  const { name, values, chosen, counts } = group
  return (
    <div className={`grid gap-1.5 ${columns}`}>
      {values.map((value) => (
        <label key={value} className="relative">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={isIdle(group, value)}
            onChange={leaveToForm}
            className="peer sr-only"
          />
          <span className="grid min-h-12 place-content-center rounded-box border border-line-control bg-raised text-center text-small leading-tight font-semibold lg:max-xl:text-caption peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-disabled:border-dashed peer-disabled:bg-transparent peer-disabled:text-on-disabled peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
            <span>{labelOf?.(value) ?? value}</span>
            {counts && <span className="text-caption font-normal tabular-nums">{counts[value] ?? 0}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

// Written out in full, because Tailwind only finds complete class names.
const swatches: Record<FlowerColor, string> = {
  white: 'bg-bloom-white',
  yellow: 'bg-bloom-yellow',
  red: 'bg-bloom-red',
  pink: 'bg-bloom-pink',
  purple: 'bg-bloom-purple',
  blue: 'bg-bloom-blue',
  orange: 'bg-bloom-orange',
  green: 'bg-bloom-green',
  none: 'bg-[linear-gradient(135deg,var(--color-raised)_47%,var(--color-ink-quiet)_47%_53%,var(--color-raised)_53%)]',
}

/** Flower colors as swatches. Each shows its name, so color never carries the meaning alone. */
export function FilterSwatches(group: FilterChoicesProps<FlowerColor>) {
  const { name, values, chosen, counts } = group
  return (
    <div className="grid grid-cols-5 gap-x-1 gap-y-2.5 lg:max-xl:grid-cols-4">
      {values.map((value) => (
        <label
          key={value}
          className="relative grid justify-items-center text-center text-caption leading-tight has-disabled:text-on-disabled has-disabled:[&>span]:opacity-50"
        >
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={isIdle(group, value)}
            onChange={leaveToForm}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className={`mb-1 size-8 rounded-pill border border-ink-quiet peer-checked:outline-3 peer-checked:outline-offset-2 peer-checked:outline-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus ${swatches[value]}`}
          />
          <span className="peer-checked:font-semibold">{capitalize(value)}</span>
          {counts && <span className="text-ink-quiet tabular-nums">{counts[value] ?? 0}</span>}
        </label>
      ))}
    </div>
  )
}

type FilterToggleProps = { name: string; label: string; chosen: boolean; count: number | undefined }

export function FilterToggle({ name, label, chosen, count }: FilterToggleProps) {
  return (
    <Toggle
      name={name}
      value="1"
      label={label}
      checked={chosen}
      disabled={count === 0 && !chosen}
      onChange={leaveToForm}
      {...(count !== undefined && { count })}
    />
  )
}
