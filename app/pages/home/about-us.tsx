import { Mail, Phone } from 'lucide-react'
import { SideSection } from '#app/components/page-sections.tsx'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { about } from './home-texts.ts'
import { SectionAnchor } from './use-section-in-view.tsx'

/** Who we are and how to reach us. */
export function AboutUs({ phone, email }: { phone: string; email: string }) {
  const [first, ...rest] = about
  const ways = [
    { Icon: Phone, text: phone, href: telephoneLink(phone) },
    { Icon: Mail, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== '')
  return (
    <SideSection id="about" title="About us" anchor={<SectionAnchor section="about" />}>
      <div className="grid max-w-prose gap-4 text-body md:text-lead">
        <p>{first}</p>
        <PhoneDisclosure
          title="How we work"
          className="-my-2 border-y border-line text-body md:my-0 md:border-0 md:text-lead"
        >
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PhoneDisclosure>
        <ul className="mt-1 flex flex-wrap gap-x-8 text-body">
          {ways.map(({ Icon, text, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-2.5 [overflow-wrap:anywhere] font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
              >
                <Icon aria-hidden className="size-5 flex-none" strokeWidth={1.75} /> {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SideSection>
  )
}
