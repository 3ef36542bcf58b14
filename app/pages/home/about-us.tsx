import { Mail, Phone } from 'lucide-react'
import { SideSection } from '#app/components/page-sections.tsx'
import { telephoneLink } from '#domain/company/company-profile.ts'
import { about } from './home-texts.ts'
import { SectionAnchor } from './use-section-in-view.tsx'

/** Who we are and how to reach us (HM-10). */
export function AboutUs({ phone, email }: { phone: string; email: string }) {
  const ways = [
    { Icon: Phone, text: phone, href: telephoneLink(phone) },
    { Icon: Mail, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== '')
  return (
    <SideSection id="about" title="About us" anchor={<SectionAnchor section="about" />}>
      <div className="grid max-w-prose gap-4 text-lead">
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-body">
          {ways.map(({ Icon, text, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
              >
                <Icon aria-hidden className="size-5" strokeWidth={1.75} /> {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SideSection>
  )
}
