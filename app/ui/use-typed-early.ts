import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * What was typed or chosen before the page came to life, by the names of the fields. React would put its own, older values back
 * with the next render.
 */
export function useTypedEarly(
  around: RefObject<HTMLElement | null>,
  onFound: (fields: Readonly<Record<string, string>>) => void,
) {
  const look = useEffectEvent(() => {
    const inputs = [...(around.current?.querySelectorAll('input') ?? [])]
    const selects = [...(around.current?.querySelectorAll('select') ?? [])]
    const changed = [
      ...inputs.filter((input) => input.type !== 'hidden' && input.value !== input.defaultValue),
      ...selects.filter((select) => select.selectedIndex > 0 && !select.selectedOptions[0]?.defaultSelected),
    ]
    if (changed.length > 0) onFound(Object.fromEntries(changed.map(({ name, value }) => [name, value])))
  })
  // Layout: after hydration and before the render that would overwrite it.
  useLayoutEffect(() => look(), [])
}
