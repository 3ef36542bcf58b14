import { Minus, Plus } from 'lucide-react'

type QuantityStepperProps = {
  /** Names what's being counted. */
  label: string
  text: string
  onText: (text: string) => void
  /** Called when the field loses focus or Enter is pressed. */
  onCommit: () => void
  /** Without it (no JavaScript), the buttons submit the form with `step` and `quantity`. */
  onStep?: (step: 1 | -1) => void
}

/** A number field with buttons for one fewer and one more. */
export function QuantityStepper({ label, text, onText, onCommit, onStep }: QuantityStepperProps) {
  const button = 'grid h-10.5 w-11 place-items-center rounded-box hover:bg-sunk'
  const behavior = (step: 1 | -1) =>
    onStep === undefined
      ? ({ type: 'submit', name: 'step', value: step } as const)
      : ({ type: 'button', onClick: () => onStep(step) } as const)
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex rounded-box border border-line-control bg-control"
    >
      <button {...behavior(-1)} aria-label="One fewer" className={button}>
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
      <button {...behavior(1)} aria-label="One more" className={button}>
        <Plus aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}
