import { businessReference } from '#app/structured-data.ts'
import type { Position } from '#domain/delivery/distance.ts'
import { mapLink } from '#domain/desk/contact-links.ts'
import { addressLine, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { openingHours } from '#domain/settings/opening-hours.ts'
import { northSanAntonio, radiusMiles } from '#domain/places/map-position.ts'

const metersPerMile = 1609

/** From the company profile. Leaves out the rating: search engines penalize self-published ones. */
export function localBusiness(origin: string, company: CompanyProfile, yard: Position | null) {
  return {
    ...businessReference(origin),
    name: company.name,
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
    ...(yard !== null && { geo: { '@type': 'GeoCoordinates', ...yard } }),
    hasMap: mapLink(addressLine(company)),
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', ...northSanAntonio },
      geoRadius: String(radiusMiles * metersPerMile),
    },
    // The quote desk's hours. The crews work longer, which the contact page shows.
    openingHoursSpecification: openingHours(company.quoteDeskHours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  }
}
