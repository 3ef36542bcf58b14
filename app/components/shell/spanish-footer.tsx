import { Link } from 'react-router'
import { addressLine, telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'

type SpanishFooterProps = { company: CompanyProfile; year: number | undefined }

const look = 'inline-block py-1.5 text-ink-inverse-soft hover:text-ink-inverse'

export function SpanishFooter({ company, year }: SpanishFooterProps) {
  return (
    <footer className="contours-inverse bg-footer py-8 text-ui text-ink-inverse-soft max-md:pb-24 print:hidden">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p>
          © {year} {company.name}
          <br />
          {addressLine(company)}
        </p>
        <p className="flex flex-wrap items-start gap-x-7">
          <a href={telephoneLink(company.phone)} className={look}>
            {company.phone}
          </a>
          <a href={`mailto:${company.email}`} className={look}>
            {company.email}
          </a>
          <Link to="/privacy-policy" className={look}>
            Privacidad (en inglés)
          </Link>
          <Link to="/terms-and-conditions" className={look}>
            Términos (en inglés)
          </Link>
        </p>
      </div>
    </footer>
  )
}
