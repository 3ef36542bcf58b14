import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import { controlClass, described, FieldFrame, type FieldProps } from './field.tsx'
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

/**
 * A text input with suggestions (an ARIA combobox with manual selection). The typed text stays unless a suggestion is chosen,
 * so nothing is highlighted until an arrow key is pressed, and Enter without a highlight submits the form.
 */
export function SuggestField<Option>(props: SuggestFieldProps<Option>) {
  const { label, hint, error, value, onValueChange, options, optionKey, renderOption, onChoose } = props
  const { announcement, foot, name, autoComplete, maxLength, required } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = wanted && options.length > 0
  const input = useRef<HTMLInputElement>(null)
  const list = useFloatingList(input, isOpen)
  const close = () => {
    setWanted(false)
    setActive(-1)
  }

  const choose = (option: Option) => {
    close()
    onChoose(option)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = isOpen ? options[active] : undefined
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setWanted(true)
      // After the last option comes the text itself, then the first option again.
      const positions = options.length + 1
      setActive((current) => ((current + 1 + step + positions) % positions) - 1)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Tab') close()
  }

  // Escape closes the list, not the drawer around it. The drawer listens on the document, so listen on the input and stop there.
  useEffect(() => {
    const element = input.current
    if (!isOpen || element === null) return undefined
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setWanted(false)
      setActive(-1)
    }
    element.addEventListener('keydown', onEscape)
    return () => element.removeEventListener('keydown', onEscape)
  }, [isOpen])

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        {...described(id, { hint, error })}
        {...{ name, autoComplete, maxLength, required, value, onKeyDown }}
        onChange={(event) => {
          onValueChange(event.currentTarget.value)
          setWanted(true)
          setActive(-1)
        }}
        onBlur={close}
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
          // Keep the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
        >
          <div id={`${id}-list`} role="listbox" aria-label="Suggestions" className="p-1.5">
            {options.map((option, index) => (
              <button
                type="button"
                tabIndex={-1}
                key={optionKey(option)}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(option)}
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
