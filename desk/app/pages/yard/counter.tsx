import { useId } from 'react'
import { readCount } from '#domain/stock/yard-change.ts'
import { focusWhenShown } from '#desk/app/components/controls.tsx'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { Stepper } from '#ui/stepper.tsx'
import { ActButton } from './act-button.tsx'

type CounterProps = {
  /** Null: nobody has counted. */
  count: number | null
  isOut: boolean
  onStep: (to: number) => void
  /** Without a number there's nothing to add to. */
  onCount: () => void
}

/** Minus, the number, plus; for one thumb. */
export function Counter({ count, isOut, onStep, onCount }: CounterProps) {
  const step = (by: number) => (count === null ? onCount() : onStep(count + by))
  const shown = isOut ? 0 : count
  return (
    <Stepper
      look="large"
      fewer={{ disabled: shown === 0, onClick: () => step(-1) }}
      more={{ onClick: () => (isOut ? onStep(1) : step(1)) }}
    >
      <p role="status" className="grid content-center py-2">
        <span className="font-display text-[3.375rem] leading-none font-medium">{shown ?? '–'}</span>
        <span className="mt-1 text-small leading-tight text-ink-soft">
          {isOut ? 'out, off the site' : count === null ? 'not counted yet' : 'in the yard'}
        </span>
      </p>
    </Stepper>
  )
}

type CountFormProps = { itemId: number; onSave: (count: number) => void; onClose: () => void }

/** A number that was counted by walking the row, typed. */
export function CountForm({ itemId, onSave, onClose }: CountFormProps) {
  const id = useId()
  const draft = useUnsavedText(`yard count ${itemId}`)
  const count = readCount(draft.text ?? '')
  const close = () => {
    draft.clear()
    onClose()
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (count === null) return
        onSave(count)
        close()
      }}
    >
      <label htmlFor={id} className="text-small font-semibold">
        How many are there?
      </label>
      <input
        id={id}
        ref={focusWhenShown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={draft.text ?? ''}
        onChange={(event) => draft.set(event.target.value)}
        className="h-23 w-full rounded-box border border-line-control bg-control text-center font-display text-[3.375rem] leading-none font-medium"
      />
      <div className="grid grid-cols-2 gap-2">
        <ActButton onClick={close}>Cancel</ActButton>
        <ActButton type="submit" look="save" disabled={count === null}>
          {count === null ? 'Save count' : count === 0 ? 'Save: out' : `Save ${count}`}
        </ActButton>
      </div>
    </form>
  )
}
