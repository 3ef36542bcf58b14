import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** /services, /about and /faq are this screen, opened at the section of that name. */
export function useSectionInView() {
  const { pathname } = useLocation()
  const arrivedByBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const section = pathname.slice(1)
    // Back and Forward, and a reload further down, restore the place where the visitor was (reading 31).
    if (section === '' || (arrivedByBack && window.scrollY > 0)) return
    document.querySelector(`#${section}`)?.scrollIntoView()
  }, [pathname, arrivedByBack])
}

/** The same without JavaScript: what asks for focus as the page opens is scrolled to. With it, none of this exists. */
export function SectionAnchor({ section }: { section: string }) {
  const { pathname } = useLocation()
  return (
    <noscript>
      {pathname === `/${section}` && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor asked for this section and reads on from there
        <span tabIndex={-1} autoFocus className="outline-none" />
      )}
    </noscript>
  )
}
