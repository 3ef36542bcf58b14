import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

let shownFor: string | undefined

/**
 * /services, /about and /faq are the home page, scrolled to the section of that name. For the page, whose sections may come later,
 * and for the sections.
 */
export function useSectionInView() {
  const { pathname, key } = useLocation()
  const arrivedByBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const section = pathname.slice(1)
    // Back, Forward and a reload restore the visitor's scroll position instead.
    if (section === '' || (arrivedByBack && window.scrollY > 0)) return
    const element = document.querySelector(`#${section}`)
    if (element === null || shownFor === key) return
    shownFor = key
    element.scrollIntoView()
  }, [pathname, key, arrivedByBack])
}

/** The same without JavaScript: the browser scrolls to an element with autofocus. */
export function SectionAnchor({ section }: { section: string }) {
  const { pathname } = useLocation()
  return (
    <noscript>
      {pathname === `/${section}` && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor asked for this section
        <span tabIndex={-1} autoFocus className="outline-none" />
      )}
    </noscript>
  )
}
