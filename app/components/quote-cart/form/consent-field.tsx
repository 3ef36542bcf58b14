import { Checkbox } from '#ui/checkbox.tsx'
import { described, FieldError } from '#ui/field.tsx'
import { fieldIdPrefix } from './quote-form-errors.tsx'

type ConsentFieldProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

/** The links open in a new tab, so nothing typed is lost. */
export function ConsentField({ checked, onChange, error }: ConsentFieldProps) {
  const id = `${fieldIdPrefix}termsAccepted`
  return (
    <div className="grid gap-1.5">
      <Checkbox
        id={id}
        name="termsAccepted"
        value="yes"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...described(id, { error })}
        className="items-start"
        label={
          <>
            I accept the{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
              Terms of Service
            </a>{' '}
            and{' '}
            <a href="/privacy-policy" target="_blank" rel="noreferrer">
              Privacy Policy
            </a>
            . This is an estimate, not an order.
          </>
        }
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
