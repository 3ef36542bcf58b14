import { quoteDeskHours, type CompanyProfile } from '#domain/company/company-profile.ts'
import { openingHours } from '#domain/company/opening-hours.ts'
import { northSanAntonio, radiusMiles } from '#domain/places/map-position.ts'

const metersPerMile = 1609

/** HM-05, from the company profile. The rating is shown but not claimed here: search engines punish self-made ones (reading 21). */
export function localBusiness(origin: string, company: CompanyProfile) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: company.name,
    url: `${origin}/`,
    image: `${origin}/social-card.png`,
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [company.street, company.addressLine2].filter((line) => line !== '').join(', '),
      addressLocality: company.city,
      addressRegion: company.state,
      postalCode: company.zip,
      addressCountry: company.country === 'USA' ? 'US' : company.country,
    },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', ...northSanAntonio },
      geoRadius: String(radiusMiles * metersPerMile),
    },
    // Reading 7: the quote desk's.
    openingHoursSpecification: openingHours(quoteDeskHours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  }
}
