import { useEffect, useEffectEvent, useId, useState, type PointerEvent, type RefObject } from 'react'

type Options = {
  input: RefObject<HTMLInputElement | null>
  /** How many suggestions there are. */
  count: number
  onChoose: (index: number) => void
  opensOnFocus?: boolean
}

/**
 * Gives a text input suggestions (an ARIA combobox with manual selection). The typed text stays unless a suggestion is chosen, so
 * nothing is highlighted until an arrow key is pressed, and Enter without a highlight submits the form. The input can be one that
 * was there before: this only adds attributes and listeners, so its text and focus stay.
 */
export function useCombobox({ input, count, onChoose, opensOnFocus = false }: Options) {
  const id = useId()
  const [wanted, setWanted] = useState(() => opensOnFocus && document.activeElement === input.current)
  const [active, setActive] = useState(-1)
  const isOpen = wanted && count > 0
  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const open = useEffectEvent(() => {
    setWanted(true)
    setActive(-1)
  })
  const choose = (index: number) => {
    close()
    onChoose(index)
  }
  const onBlur = useEffectEvent(close)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      setWanted(true)
      // After the last suggestion comes the text itself, then the first suggestion again.
      const positions = count + 1
      setActive((current) => ((current + 1 + step + positions) % positions) - 1)
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list, not the drawer around it, and doesn't clear the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab' || event.key === 'Enter') close()
  })

  useEffect(() => {
    const element = input.current
    if (element === null) return undefined
    element.setAttribute('role', 'combobox')
    element.setAttribute('aria-autocomplete', 'list')
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('keydown', onKeyDown, { signal })
    // On the document, after React: rendering before it has seen what was typed would reset a controlled input.
    document.addEventListener('input', ({ target }) => target === element && open(), { signal })
    element.addEventListener('blur', onBlur, { signal })
    if (opensOnFocus) {
      element.addEventListener('focus', open, { signal })
      element.addEventListener('click', open, { signal })
    }
    return () => listeners.abort()
  }, [input, opensOnFocus])

  useEffect(() => {
    const element = input.current
    if (element === null) return
    element.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) element.setAttribute('aria-controls', `${id}-list`)
    else element.removeAttribute('aria-controls')
    if (isOpen && active >= 0) element.setAttribute('aria-activedescendant', `${id}-${active}`)
    else element.removeAttribute('aria-activedescendant')
    document.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isOpen, active])

  return {
    isOpen,
    active,
    close,
    choose,
    listId: `${id}-list`,
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option' as const,
      tabIndex: -1,
      'aria-selected': index === active,
    }),
    /** Keeps the focus in the field. */
    keepFocus: (event: PointerEvent) => event.preventDefault(),
  }
}
