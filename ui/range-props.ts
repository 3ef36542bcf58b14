export type Range = readonly [from: number, to: number]

export type RangeSliderProps = {
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
