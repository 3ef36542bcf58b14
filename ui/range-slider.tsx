import type { RangeSliderProps } from './two-thumbs.tsx'
import { lazyAfterHydration } from './lazy-after-hydration.tsx'

/** A slider with two thumbs, or two selects without JavaScript. The lower end can't pass the upper. */
export function RangeSlider(props: RangeSliderProps) {
  return (
    <fieldset className="min-h-19">
      <legend className="sr-only">{props.legend}</legend>
      <TwoEnds {...props} />
    </fieldset>
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

const TwoEnds = lazyAfterHydration(async () => (await import('./two-thumbs.tsx')).TwoThumbs, TwoLists)
