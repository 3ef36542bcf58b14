import { ButtonLink } from '#ui/button.tsx'
import { telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'

/** For a wrong or old link. */
export function QuoteNotFound({ company }: { company: CompanyProfile }) {
  const { phone, email, quoteDeskHours } = company
  return (
    <div className="contours">
      <div className="wrap py-16 lg:py-24">
        <h1>This link doesn&apos;t open a quote</h1>
        <p className="mt-4 max-w-lead text-lead text-ink-soft">
          It may be cut off, or too old. Please try the link in our latest email again. If that doesn&apos;t
          help, we&apos;ll find your quote by your name or number.
        </p>
        <dl className="mt-6 grid max-w-lead gap-4">
          <div>
            <dt className="font-semibold">Quote desk</dt>
            <dd>
              <a href={telephoneLink(phone)} className="inline-flex min-h-11 items-center">
                {phone}
              </a>
              , {quoteDeskHours}
            </dd>
          </div>
          <div>
            <dt className="font-semibold">Email</dt>
            <dd>
              <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
                {email}
              </a>
            </dd>
          </div>
        </dl>
        <ButtonLink to="/contact" look="action" className="mt-6">
          Contact us
        </ButtonLink>
      </div>
    </div>
  )
}
