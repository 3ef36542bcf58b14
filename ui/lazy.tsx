import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of a page whose code comes once the page has come to life, so that it does not delay that. Until then, and if it
 * cannot be loaded, something else stands in its place, or nothing. Not React.lazy, which would hold the page back.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
): ComponentType<Props> {
  let loaded = Instead
  return function Later(props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded === Instead)
        load().then(
          (part) => {
            loaded = part
            setPart(() => part)
          },
          () => undefined,
        )
    }, [])
    return <Part {...props} />
  }
}
