import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * What was typed, ticked or chosen before the page came to life, by the names of the fields; '' for a box that was unticked.
 * React would put its own, older values back with the next render.
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
  // Layout: after hydration and before the render that would overwrite it.
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
