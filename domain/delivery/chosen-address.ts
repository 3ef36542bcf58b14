import type { StreetAddress } from './street-address.ts'

/** One line of the list under an address field. */
export type AddressSuggestion = { placeId: string; mainText: string; secondaryText: string }

/** A place that was chosen, in parts; empty where the maps service does not know. */
export type AddressParts = {
  streetNumber: string
  route: string
  subpremise: string
  city: string
  state: string
  zipCode: string
}

// 118, 118B, 2240-B; not the name of 4th Street.
const streetNumber = /^\s*(?!\d+(?:st|nd|rd|th)\b)(\d[\w/-]*)\s/i
const apartment =
  /(?:^|[\s,])((?:apt|apartment|unit|ste|suite|lot|bldg|building|space|spc|trlr)\b\.?\s*#?\s*[\w-]+|#\s*[\w-]+)/i

/**
 * What stands in the fields once a suggestion is chosen. Maps services often know a street but not each house on it, and
 * rarely an apartment: what the visitor typed of these is kept.
 */
export function mergeChosenAddress(before: StreetAddress, chosen: AddressParts): StreetAddress {
  const typed = before.address
  const number = chosen.streetNumber || (streetNumber.exec(`${typed} `)?.[1] ?? '')
  const typedApartment = apartment.exec(typed)?.[1] ?? ''
  // Ends with it too where the service knows of no apartment.
  const unit = typedApartment.endsWith(chosen.subpremise) ? typedApartment : `#${chosen.subpremise}`
  const street = [number, chosen.route].filter((part) => part !== '').join(' ')
  return {
    address: [street || typed.trim(), street === '' ? '' : unit].filter((part) => part !== '').join(', '),
    city: chosen.city,
    state: chosen.state,
    zipCode: chosen.zipCode || (chosen.city === before.city ? before.zipCode : ''),
  }
}

/** The same from the line in the list alone, for when the parts cannot be had. */
export function partsOfSuggestion({ mainText, secondaryText }: AddressSuggestion): AddressParts {
  const [city = '', stateAndZip = ''] = secondaryText.split(',').map((part) => part.trim())
  const [, number = '', route = ''] = /^(\d\S*)\s+(.*)$/.exec(mainText) ?? ['', '', mainText]
  const [, state = '', zipCode = ''] = /^(\D*?)\s*(\d{5})?$/.exec(stateAndZip) ?? []
  return { streetNumber: number, route, subpremise: '', city, state, zipCode }
}
