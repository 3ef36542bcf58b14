import { useController, type Control } from 'react-hook-form'
import type { ContactForm } from '#domain/quote/contact-form.ts'
import type { QuoteFormValues } from '#domain/quote/posted-values.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { fieldIdPrefix } from './quote-form-ids.ts'

const optionalLabel = (label: string) => (
  <>
    {label} <span className="font-normal text-ink-quiet">(optional)</span>
  </>
)

type FormControl = Control<QuoteFormValues, unknown, ContactForm>

type FormTextProps = {
  control: FormControl
  name: 'firstName' | 'lastName' | 'email' | 'phone'
  label: string
  optional?: boolean
  autoComplete: string
  type?: string
  /** The field whose message hangs on this one, too. */
  revalidates?: 'email' | 'phone'
}

/** A line of the quote's form. */
export function FormText({ control, name, revalidates, label, optional, ...text }: FormTextProps) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...(revalidates && { deps: [revalidates] }) },
  })
  return (
    <TextField
      {...text}
      {...field}
      label={optional ? optionalLabel(label) : label}
      id={fieldIdPrefix + name}
      maxLength={name === 'email' ? 254 : 60}
      error={fieldState.error?.message}
    />
  )
}

/** Too long for the cart's cookie, so they are kept apart. */
export function FormNotes({ control }: { control: FormControl }) {
  const { field, fieldState } = useController({ control, name: 'projectNotes' })
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
