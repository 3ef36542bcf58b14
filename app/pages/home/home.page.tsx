import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/home.page.ts'
import { Hero } from './hero.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Hill Country Tree Company | Native trees, planted',
    description:
      'Native trees for San Antonio and the Texas Hill Country: choose one, see what it costs planted, ask for a quote.',
    path: '/',
  })

/** /services, /about and /faq are this screen, opened at the section of that name. */
function useSectionInView() {
  const { pathname } = useLocation()
  const arrivedByBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const section = pathname.slice(1)
    // Back and Forward, and a reload further down, restore the place where the visitor was (reading 31).
    if (section === '' || (arrivedByBack && window.scrollY > 0)) return
    document.querySelector(`#${section}`)?.scrollIntoView()
  }, [pathname, arrivedByBack])
}

const sections = [
  {
    id: 'services',
    title: 'What we do',
    text: 'We sell, deliver and plant native trees, and look after them.',
  },
  {
    id: 'about',
    title: 'About us',
    text: 'A nursery for the ground around San Antonio: caliche, limestone and blackland clay.',
  },
  {
    id: 'faq',
    title: 'Questions we hear',
    text: 'How big, how soon, how much water, and will the deer leave it alone.',
  },
]

export default function HomePage() {
  useSectionInView()
  return (
    <>
      <Hero />
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} className="section border-t border-line odd:bg-raised">
          <div className="wrap">
            <h2>{title}</h2>
            <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
          </div>
        </section>
      ))}
    </>
  )
}
