import { Minus, Plus } from 'lucide-react'

type QuantityStepperProps = {
  /** What is counted. */
  label: string
  text: string
  onText: (text: string) => void
  /** The field was left, or Enter pressed. */
  onCommit: () => void
  /** Without it the buttons submit their form, as `step`, and the field is its `quantity`. */
  onStep?: (step: 1 | -1) => void
}

/** How many: one fewer, a field to type in, one more. */
export function QuantityStepper({ label, text, onText, onCommit, onStep }: QuantityStepperProps) {
  const button = 'grid h-10.5 w-11 place-items-center rounded-box hover:bg-sunk'
  const behaviour = (step: 1 | -1) =>
    onStep === undefined
      ? ({ type: 'submit', name: 'step', value: step } as const)
      : ({ type: 'button', onClick: () => onStep(step) } as const)
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex rounded-box border border-line-control bg-control"
    >
      <button {...behaviour(-1)} aria-label="One fewer" className={button}>
        <Minus aria-hidden className="size-4.5" />
      </button>
      <input
        aria-label="Quantity"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onCommit}
        className="w-10 bg-transparent text-center font-semibold tabular-nums"
      />
      <button {...behaviour(1)} aria-label="One more" className={button}>
        <Plus aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}
