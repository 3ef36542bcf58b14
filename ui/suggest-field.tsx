import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, described, FieldFrame, type FieldProps } from './field.tsx'
import { useCombobox } from './use-combobox.ts'
import { useFloatingList } from './use-floating-list.ts'

type SuggestFieldProps<Option> = FieldProps &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoComplete' | 'maxLength' | 'required'> & {
    value: string
    onValueChange: (text: string) => void
    options: readonly Option[]
    optionKey: (option: Option) => string
    renderOption: (option: Option) => ReactNode
    onChoose: (option: Option) => void
    /** Announced by screen readers: how many suggestions, or what was filled in. */
    announcement: string
    foot?: ReactNode
  }

/** A text input with a list of suggestions that floats over everything else. */
export function SuggestField<Option>(props: SuggestFieldProps<Option>) {
  const { label, hint, error, value, onValueChange, options, optionKey, renderOption, onChoose } = props
  const { announcement, foot, name, autoComplete, maxLength, required } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, active, choose, listId, optionProps, keepFocus } = useCombobox({
    input,
    count: options.length,
    onChoose: (index) => {
      const option = options[index]
      if (option !== undefined) onChoose(option)
    },
  })
  const list = useFloatingList(input, isOpen)

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        type="text"
        {...described(id, { hint, error })}
        {...{ name, autoComplete, maxLength, required, value }}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={classNames(controlClass(error), 'h-12.5')}
      />
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {isOpen && (
        <div
          ref={list}
          popover="manual"
          className="fixed inset-auto z-30 m-0 overflow-auto rounded-box border border-line-control bg-raised p-0 text-ink shadow-dialog"
          onPointerDown={keepFocus}
        >
          <div id={listId} role="listbox" aria-label="Suggestions" className="p-1.5">
            {options.map((option, index) => (
              <button
                type="button"
                key={optionKey(option)}
                {...optionProps(index)}
                onClick={() => choose(index)}
                className={classNames(
                  'block min-h-14 w-full rounded-badge border-l-3 px-3 py-1.5 text-left',
                  index === active ? 'border-brand bg-good-surface' : 'border-transparent hover:bg-sunk',
                )}
              >
                {renderOption(option)}
              </button>
            ))}
          </div>
          {foot !== undefined && <div className="border-t border-line bg-surface px-4 py-2.5">{foot}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
