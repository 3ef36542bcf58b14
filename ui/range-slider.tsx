import { useState, type ReactNode } from 'react'

type Range = readonly [from: number, to: number]

type RangeSliderProps = {
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

/** Two native sliders on one track, the same without JavaScript. The lower end can't pass the upper. */
export function RangeSlider({
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
  const last = steps.length - 1
  const percent = (step: number) => `${(step / last) * 100}%`
  const move = (end: number, step: number) =>
    setShown(end === 0 ? [Math.min(step, shown[1]), shown[1]] : [shown[0], Math.max(step, shown[0])])
  const settle = () => {
    if (shown[0] !== value[0] || shown[1] !== value[1]) onChange?.(shown)
  }
  return (
    <fieldset className="min-h-19">
      <legend className="sr-only">{legend}</legend>
      <div className="flex h-11 items-center px-3">
        <div className="relative h-1 w-full rounded-pill bg-line">
          <span
            className="absolute h-1 bg-brand"
            style={{ left: percent(shown[0]), right: percent(last - shown[1]) }}
          />
          {steps.map((label, step) => (
            <span
              key={label}
              aria-hidden
              style={{ left: percent(step) }}
              className="absolute top-2.5 h-1.5 w-px -translate-x-1/2 bg-line-control"
            />
          ))}
          {figure !== undefined && (
            <span
              aria-hidden
              style={{ left: percent(figure.step) }}
              className="pointer-events-none absolute bottom-1 h-4.5 -translate-x-1/2 [&>svg]:h-full"
            >
              {figure.drawing}
            </span>
          )}
          {(['from', 'to'] as const).map((end, index) => (
            <input
              key={end}
              type="range"
              name={names[index]}
              min={firstStep}
              max={firstStep + last}
              value={firstStep + (shown[index] ?? 0)}
              aria-label={`${legend}: ${end}`}
              aria-valuetext={steps[shown[index] ?? 0]}
              onChange={({ target }) => move(index, Number(target.value) - firstStep)}
              onPointerUp={settle}
              onKeyUp={settle}
              onBlur={settle}
              // Where both thumbs are at the upper end, only the lower one can still move.
              className={`range-end ${index === 0 && shown[0] > last / 2 ? 'z-1' : ''}`}
            />
          ))}
        </div>
      </div>
      <p className="text-small font-medium tabular-nums">{choiceInWords(steps, shown)}</p>
    </fieldset>
  )
}

function choiceInWords(steps: readonly string[], [from, to]: Range): string {
  return from === to ? (steps[from] ?? '') : `From ${steps[from]} to ${steps[to]}`
}
