import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** /services, /about and /faq are the home page, scrolled to the section of that name. */
export function useSectionInView() {
  const { pathname } = useLocation()
  const arrivedByBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const section = pathname.slice(1)
    // Back, Forward and a reload restore the visitor's scroll position instead.
    if (section === '' || (arrivedByBack && window.scrollY > 0)) return
    document.querySelector(`#${section}`)?.scrollIntoView()
  }, [pathname, arrivedByBack])
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
