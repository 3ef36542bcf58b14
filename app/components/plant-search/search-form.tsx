import { useRef, type ReactNode } from 'react'
import { Form } from 'react-router'
import { fieldsOf } from '#ui/form-values.ts'
import { useTypedEarly } from '#ui/use-typed-early.ts'

type SearchFormProps = {
  action: string
  className?: string
  /** `isSubmitted` is true after Enter or a button, false for a filter or while typing. */
  onChosen: (parameters: URLSearchParams, isSubmitted: boolean) => void
  children: ReactNode
}

/** Search and filters of a list. Filters apply at once, search words on submit. Without JavaScript it's a normal form. */
export function SearchForm({ onChosen, children, ...form }: SearchFormProps) {
  const around = useRef<HTMLFormElement>(null)
  const chosenNow = () => fieldsOf(around.current)
  // Apply filters that were checked before hydration. The visitor may still be typing search words, so those wait for submit.
  useTypedEarly(around, ({ q: _words, ...chosen }) => {
    if (Object.keys(chosen).length === 0) return
    const early = chosenNow()
    // The router isn't ready until the whole page has hydrated.
    queueMicrotask(() => onChosen(early, false))
  })
  return (
    <Form
      {...form}
      ref={around}
      // The URL says what's chosen. Restored checkboxes would look like the visitor had checked them.
      autoComplete="off"
      onChange={({ target }: { target: EventTarget }) => {
        const chooses = target instanceof HTMLInputElement && target.type === 'checkbox'
        if (chooses || target instanceof HTMLSelectElement) onChosen(chosenNow(), false)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        // A script that submits while the visitor is typing names no button; Enter presses the form's first one.
        onChosen(chosenNow(), event.nativeEvent.submitter !== null)
      }}
    >
      {children}
    </Form>
  )
}
