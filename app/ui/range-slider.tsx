import { Slider } from '@base-ui/react/slider'
import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

export type Range = readonly [from: number, to: number]

type RangeSliderProps = {
  legend: string
  /** One label for each step, from the lowest to the highest. */
  steps: readonly string[]
  value: Range
  onChange?: (value: Range) => void
  /** The form's names for the two ends. */
  names: readonly [from: string, to: string]
  /** What the form calls the lowest step. */
  firstStep?: number
}

/** A range with two thumbs, or two lists where there is no JavaScript. The lower end never passes the upper (FL-03). */
export function RangeSlider(props: RangeSliderProps) {
  const hydrated = useHydrated()
  return (
    <fieldset className="min-h-19">
      <legend className="sr-only">{props.legend}</legend>
      {hydrated ? <TwoThumbs {...props} /> : <TwoLists {...props} />}
    </fieldset>
  )
}

function TwoThumbs({ legend, steps, value, onChange, names, firstStep = 0 }: RangeSliderProps) {
  const [shown, setShown] = useState(value)
  const [settled, setSettled] = useState(value)
  // A value that changes from outside (Back, Clear all) takes over from what was being dragged.
  if (settled[0] !== value[0] || settled[1] !== value[1]) {
    setSettled(value)
    setShown(value)
  }
  return (
    <Slider.Root
      value={shown}
      min={0}
      max={steps.length - 1}
      thumbCollisionBehavior="none"
      onValueChange={(next) => setShown([Math.min(...next), Math.max(...next)])}
      onValueCommitted={(next) => onChange?.([Math.min(...next), Math.max(...next)])}
    >
      <Slider.Control className="flex h-11 touch-none items-center px-3 select-none">
        <Slider.Track className="relative h-1 w-full rounded-pill bg-line">
          <Slider.Indicator className="bg-brand" />
          {(['From', 'To'] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              index={index}
              aria-label={`${legend}: ${end.toLowerCase()}`}
              getAriaValueText={(_, step) => steps[step] ?? ''}
              className="size-5.5 rounded-pill border-2 border-brand bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
      {names.map((name, index) => (
        <input
          key={index === 0 ? 'from' : 'to'}
          type="hidden"
          name={name}
          value={(shown[index] ?? 0) + firstStep}
        />
      ))}
      <p className="text-small font-medium tabular-nums">{rangeInWords(steps, shown)}</p>
    </Slider.Root>
  )
}

function TwoLists({ steps, value, names, firstStep = 0 }: RangeSliderProps) {
  return (
    <div className="flex items-end gap-3">
      {(['From', 'To'] as const).map((end, index) => (
        <label key={end} className="grid flex-1 gap-1 text-small">
          {end}
          <select
            name={names[index]}
            defaultValue={(value[index] ?? 0) + firstStep}
            className="h-11 rounded-box border border-line-control bg-raised px-2"
          >
            {steps.map((label, step) => (
              <option key={label} value={step + firstStep}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function rangeInWords(steps: readonly string[], [from, to]: Range): string {
  return from === to ? (steps[from] ?? '') : `From ${steps[from]} to ${steps[to]}`
}
