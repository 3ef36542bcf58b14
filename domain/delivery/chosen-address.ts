import type { StreetAddress } from './street-address.ts'

export type AddressSuggestion = { placeId: string; mainText: string; secondaryText: string }

/** The parts of a chosen street address; empty if the maps service doesn't know one. */
export type AddressParts = {
  streetNumber: string
  route: string
  subpremise: string
  city: string
  state: string
  zipCode: string
}

// 118, 118B, 2240-B; but not the 4th of 4th Street.
const streetNumber = /^\s*(?!\d+(?:st|nd|rd|th)\b)(\d[\w/-]*)\s/i
const apartment =
  /(?:^|[\s,])((?:apt|apartment|unit|ste|suite|lot|bldg|building|space|spc|trlr)\b\.?\s*#?\s*[\w-]+|#\s*[\w-]+)/i

/**
 * Fills the form once a suggestion is chosen. Maps services often don't know the house number and rarely the apartment, so
 * those stay as the visitor typed them.
 */
export function mergeChosenAddress(before: StreetAddress, chosen: AddressParts): StreetAddress {
  const typed = before.address
  const number = chosen.streetNumber || (streetNumber.exec(`${typed} `)?.[1] ?? '')
  const typedApartment = apartment.exec(typed)?.[1] ?? ''
  // Every string ends with '', so this also covers a service that knows no apartment.
  const unit = typedApartment.endsWith(chosen.subpremise) ? typedApartment : `#${chosen.subpremise}`
  const street = [number, chosen.route].filter((part) => part !== '').join(' ')
  return {
    address: [street || typed.trim(), street === '' ? '' : unit].filter((part) => part !== '').join(', '),
    city: chosen.city,
    state: chosen.state,
    zipCode: chosen.zipCode || (chosen.city === before.city ? before.zipCode : ''),
  }
}

/** Guesses the parts from the suggestion's text, for when the details lookup fails. */
export function partsOfSuggestion({ mainText, secondaryText }: AddressSuggestion): AddressParts {
  const [city = '', stateAndZip = ''] = secondaryText.split(',').map((part) => part.trim())
  const [, number = '', route = ''] = /^(\d\S*)\s+(.*)$/.exec(mainText) ?? ['', '', mainText]
  const [, state = '', zipCode = ''] = /^(\D*?)\s*(\d{5})?$/.exec(stateAndZip) ?? []
  return { streetNumber: number, route, subpremise: '', city, state, zipCode }
}
