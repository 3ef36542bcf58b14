import { useState, type ComponentProps, type FocusEvent } from 'react'
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { isTextField, TextArea, TextField } from '#ui/field.tsx'

type FormFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: FieldPath<Values>
  /** Goes before the name in the field's id, so an error message can link to it. */
  idPrefix: string
  label: string
  optional?: boolean | undefined
  /** Another field whose error depends on this one. */
  revalidates?: FieldPath<Values> | undefined
}

function useFormField<Values extends FieldValues, Output>({
  form,
  name,
  idPrefix,
  label,
  optional = false,
  revalidates,
}: FormFieldProps<Values, Output>) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { ...(revalidates && { deps: [revalidates] }) },
  })
  return {
    ...field,
    id: idPrefix + name,
    error: fieldState.error?.message,
    label: optional ? (
      <>
        {label} <span className="font-normal text-ink-quiet">(optional)</span>
      </>
    ) : (
      label
    ),
    // A typo is reported when the visitor leaves the field, an empty field only on submit.
    onBlur: (event: FocusEvent) => {
      field.onBlur()
      if (String(field.value).trim() !== '' && isTextField(event.relatedTarget)) void form.trigger(name)
    },
    onChange: (event: { target: unknown }) => {
      field.onChange(event)
      if (fieldState.invalid) void form.trigger(name)
    },
  }
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'maxLength' | 'required' | 'placeholder' | 'onFocus'
>

/** A line of text in a react-hook-form form. */
export function FormTextField<Values extends FieldValues, Output>({
  form,
  name,
  idPrefix,
  label,
  optional,
  revalidates,
  ...input
}: FormFieldProps<Values, Output> & InputProps) {
  const field = useFormField({ form, name, idPrefix, label, optional, revalidates })
  return <TextField {...input} {...field} />
}

type TextAreaProps = Pick<
  ComponentProps<'textarea'>,
  'rows' | 'maxLength' | 'required' | 'placeholder' | 'onFocus'
>

export function FormTextArea<Values extends FieldValues, Output>({
  form,
  name,
  idPrefix,
  label,
  optional,
  revalidates,
  ...textArea
}: FormFieldProps<Values, Output> & TextAreaProps) {
  const field = useFormField({ form, name, idPrefix, label, optional, revalidates })
  return <TextArea {...textArea} {...field} />
}

type PostedErrors = { fields: Readonly<Record<string, string>>; message: string | null }

/**
 * Options for useForm when the server sent a posted form back: start with its errors, `message` being about the form as a
 * whole. They're the same object on every render, because react-hook-form starts over whenever they change.
 */
export function usePostedErrors(posted: PostedErrors | null) {
  const [options] = useState(() => {
    if (posted === null) return {}
    const error = (message: string) => ({ type: 'server', message })
    const fields = Object.entries(posted.fields).map(([field, message]) => [field, error(message)])
    const root = posted.message === null ? {} : { root: error(posted.message) }
    return { errors: { ...Object.fromEntries(fields), ...root }, mode: 'onChange' as const }
  })
  return options
}
