import { useRef, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTypedEarly } from '#ui/use-typed-early.ts'

type SearchFormProps = {
  action: string
  className?: string
  onChosen: (parameters: URLSearchParams) => void
  children: ReactNode
}

/** Search and filters of a list: a choice counts at once, words when they are sent. Without JavaScript a form like any other. */
export function SearchForm({ onChosen, children, ...form }: SearchFormProps) {
  const around = useRef<HTMLFormElement>(null)
  const chosenNow = () =>
    new URLSearchParams(
      [...new FormData(around.current ?? undefined)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  // What was ticked while the scripts were still on their way. Words may still be being typed, and wait to be sent.
  useTypedEarly(around, ({ q: _words, ...chosen }) => {
    if (Object.keys(chosen).length === 0) return
    const early = chosenNow()
    // The router is not ready before the page around this form is.
    queueMicrotask(() => onChosen(early))
  })
  return (
    <Form
      {...form}
      ref={around}
      // The address says what is chosen; a browser that put its own memory into the boxes would seem to have ticked them.
      autoComplete="off"
      onChange={({ target }: { target: EventTarget }) => {
        const chooses = target instanceof HTMLInputElement && target.type === 'checkbox'
        if (chooses || target instanceof HTMLSelectElement) onChosen(chosenNow())
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onChosen(chosenNow())
      }}
    >
      {children}
    </Form>
  )
}
