import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { radiusMiles } from '#domain/places/map-position.ts'

/** Four info cards in one row. Crews and the quote desk keep different hours, so both are named. */
export function ContactCards({
  company: { phone, email, crewHours, quoteDeskHours },
}: {
  company: CompanyProfile
}) {
  return (
    <ul className="wrap grid md:grid-cols-2 xl:grid-cols-4 xl:border-line">
      <Card Icon={Phone} title="Phone">
        <a href={telephoneLink(phone)}>{phone}</a>
      </Card>
      <Card Icon={Mail} title="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Card>
      <Card Icon={MapPin} title="Service area">
        {radiusMiles} miles around North San Antonio
      </Card>
      <Card Icon={Clock} title="Hours">
        <dl className="grid grid-cols-[auto_1fr] gap-x-2.5">
          <dt className="font-semibold">Crews</dt>
          <dd>{crewHours}</dd>
          <dt className="font-semibold">Quotes</dt>
          <dd>{quoteDeskHours}</dd>
        </dl>
      </Card>
    </ul>
  )
}

function Card({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 border-b border-line py-6 md:odd:pr-6 md:even:border-l md:even:pl-6 xl:border-l xl:px-6 xl:first:border-l-0 xl:first:pl-0">
      <Icon aria-hidden className="mt-0.5 size-5.5 flex-none text-brand" strokeWidth={1.75} />
      <div className="min-w-0 font-medium">
        <h2 className="font-text text-small leading-normal font-normal tracking-normal text-ink-quiet">
          {title}
        </h2>
        <div className="break-words">{children}</div>
      </div>
    </li>
  )
}
