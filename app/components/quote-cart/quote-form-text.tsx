import { useController } from 'react-hook-form'
import { TextArea, TextField } from '#ui/field.tsx'
import { fieldIdPrefix } from './quote-form-ids.ts'
import type { QuoteForm } from './use-quote-form.ts'

const optionalLabel = (label: string) => (
  <>
    {label} <span className="font-normal text-ink-quiet">(optional)</span>
  </>
)

type FormTextProps = {
  form: QuoteForm['form']
  name: 'firstName' | 'lastName' | 'email' | 'phone'
  label: string
  optional?: boolean
  autoComplete: string
  type?: string
  /** The field whose message hangs on this one, too. */
  revalidates?: 'email' | 'phone'
}

/** Pressed, a button or a box must stay under the thumb; a message that appears above would move it away. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox])')

/** A line of the quote's form. */
export function FormText({ form, name, revalidates, label, optional, ...text }: FormTextProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { ...(revalidates && { deps: [revalidates] }) },
  })
  return (
    <TextField
      {...text}
      {...field}
      // What was typed wrong is said on leaving it; what is still empty only on sending.
      onBlur={(event) => {
        field.onBlur()
        if (field.value.trim() !== '' && isTextField(event.relatedTarget)) void form.trigger(name)
      }}
      onChange={(event) => {
        field.onChange(event)
        if (fieldState.invalid) void form.trigger(name)
      }}
      label={optional ? optionalLabel(label) : label}
      id={fieldIdPrefix + name}
      maxLength={name === 'email' ? 254 : 60}
      error={fieldState.error?.message}
    />
  )
}

/** Too long for the cart's cookie, so they are kept apart. */
export function FormNotes({ form }: { form: QuoteForm['form'] }) {
  const { field, fieldState } = useController({ control: form.control, name: 'projectNotes' })
  return (
    <TextArea
      {...field}
      id={`${fieldIdPrefix}projectNotes`}
      label={optionalLabel('Notes for the crew')}
      placeholder="Gate code, slope, the view you want to keep"
      rows={3}
      maxLength={2000}
      error={fieldState.error?.message}
    />
  )
}
