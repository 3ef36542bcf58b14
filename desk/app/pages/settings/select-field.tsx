import { useId, type ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { controlClass, described, FieldFrame, type FieldProps } from '#ui/field.tsx'

type SelectFieldProps = ComponentProps<'select'> &
  FieldProps & { options: readonly { value: string; label: string }[] }

/** A labeled choice of a few. */
export function SelectField({ label, hint, error, options, ...props }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        {...props}
        id={id}
        {...described(id, { hint, error })}
        className={classNames(controlClass(error), 'h-12.5 appearance-auto')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
