import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Reports what was typed or chosen before hydration, by field name; '' for an unchecked box. Otherwise React would overwrite it
 * on the next render.
 */
export function useTypedEarly(
  around: RefObject<HTMLElement | null>,
  onFound: (fields: Readonly<Record<string, string>>) => void,
) {
  const look = useEffectEvent(() => {
    const fields = [...(around.current?.querySelectorAll<Field>('input, textarea, select') ?? [])]
    const changed = fields.flatMap((field) => {
      const value = changedValue(field)
      return value === null ? [] : [[field.name, value]]
    })
    if (changed.length > 0) onFound(Object.fromEntries(changed))
  })
  // A layout effect runs after hydration and before the render that would overwrite the input.
  useLayoutEffect(() => look(), [])
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function changedValue(field: Field): string | null {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 && !field.selectedOptions[0]?.defaultSelected ? field.value : null
  if (field.type === 'hidden') return null
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked === field.defaultChecked) return null
    return field.checked ? field.value : ''
  }
  return field.value === field.defaultValue ? null : field.value
}
