import { Slider } from '@base-ui/react/slider'
import { useState, type ReactNode } from 'react'

export type Range = readonly [from: number, to: number]

export type RangeSliderProps = {
  legend: string
  /** One label per step, lowest to highest. */
  steps: readonly string[]
  value: Range
  onChange?: (value: Range) => void
  /** Form field names of the two ends. */
  names: readonly [from: string, to: string]
  /** Form value of the lowest step. */
  firstStep?: number
  /** A small drawing that stands on the track at one of the steps, for comparison. */
  figure?: { step: number; drawing: ReactNode }
}

export function TwoThumbs({
  legend,
  steps,
  value,
  onChange,
  names,
  firstStep = 0,
  figure,
}: RangeSliderProps) {
  const [shown, setShown] = useState(value)
  const [settled, setSettled] = useState(value)
  // A value that changes from outside (Back, Clear all) overrides what was being dragged.
  if (settled[0] !== value[0] || settled[1] !== value[1]) {
    setSettled(value)
    setShown(value)
  }
  const left = (step: number) => ({ left: `${(step / (steps.length - 1)) * 100}%` })
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
          {steps.map((label, step) => (
            <span
              key={label}
              aria-hidden
              style={left(step)}
              className="absolute top-2.5 h-1.5 w-px -translate-x-1/2 bg-line-control"
            />
          ))}
          {figure !== undefined && (
            <span
              aria-hidden
              style={left(figure.step)}
              className="pointer-events-none absolute bottom-1 h-4.5 -translate-x-1/2 [&>svg]:h-full"
            >
              {figure.drawing}
            </span>
          )}
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
      <p className="text-small font-medium tabular-nums">{choiceInWords(steps, shown)}</p>
    </Slider.Root>
  )
}

function choiceInWords(steps: readonly string[], [from, to]: Range): string {
  return from === to ? (steps[from] ?? '') : `From ${steps[from]} to ${steps[to]}`
}
