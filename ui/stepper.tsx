import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { edgeClass } from './field.tsx'

const looks = {
  small: {
    frame: 'inline-flex',
    button: 'grid h-10.5 w-11 place-items-center rounded-box hover:bg-sunk',
    icon: { className: 'size-4.5' },
  },
  field: {
    frame: 'flex h-12 items-center',
    button: 'grid h-full w-12 flex-none place-items-center rounded-box disabled:text-on-disabled',
    icon: { className: 'size-5' },
  },
  large: {
    frame: 'grid grid-cols-[84px_minmax(0,1fr)_84px] items-stretch text-center',
    button:
      'grid min-h-23 place-items-center bg-surface text-ink hover:bg-sunk disabled:text-line-control disabled:hover:bg-surface first:rounded-l-[5px] first:border-r last:rounded-r-[5px] last:border-l border-line-control',
    icon: { className: 'size-8', strokeWidth: 2.2 },
  },
} as const

type StepperProps = ComponentProps<'div'> & {
  look: keyof typeof looks
  fewer: ComponentProps<'button'>
  more: ComponentProps<'button'>
  /** As in a field. */
  isChanged?: boolean
  /** The number between the buttons. */
  children: ReactNode
}

/** Buttons for one fewer and one more around a number. */
export function Stepper({ look, fewer, more, isChanged = false, children, ...frame }: StepperProps) {
  const { frame: frameClass, button, icon } = looks[look]
  return (
    <div {...frame} className={classNames('rounded-box border bg-control', edgeClass(isChanged), frameClass)}>
      <button type="button" {...fewer} aria-label="One fewer" className={button}>
        <Minus aria-hidden {...icon} />
      </button>
      {children}
      <button type="button" {...more} aria-label="One more" className={button}>
        <Plus aria-hidden {...icon} />
      </button>
    </div>
  )
}

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
  const behavior = (step: 1 | -1) =>
    onStep === undefined
      ? ({ type: 'submit', name: 'step', value: step } as const)
      : ({ type: 'button', onClick: () => onStep(step) } as const)
  return (
    <Stepper role="group" aria-label={label} look="small" fewer={behavior(-1)} more={behavior(1)}>
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
    </Stepper>
  )
}
