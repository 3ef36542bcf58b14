// The streets and distances the stand-in knows.

/** Meters by road from the yard. */
const metersByZip: Record<string, number> = {
  '78006': 46_349, // 28.8 miles
  '78015': 40_234, // 25
  '78163': 24_140, // 15
  '78154': 64_374, // 40
  '78108': 70_972, // 44.1
}

const streets = [
  { id: 'ridge', number: '118', route: 'Cibolo Ridge', city: 'Boerne', zip: '78006' },
  { id: 'trail', number: '118', route: 'Cibolo Trail', city: 'Fair Oaks Ranch', zip: '78015' },
  { id: 'bend', number: '118', route: 'Cibolo Bend', city: 'Bulverde', zip: '78163' },
  { id: 'crossing', number: '118', route: 'Cibolo Crossing', city: 'Schertz', zip: '78154' },
  // A road without house numbers.
  { id: 'ranch-road', number: '', route: 'Ranch Road 3351', city: 'Boerne', zip: '78006' },
  // A suggestion whose details fail to load.
  { id: 'down-hollow', number: '7', route: 'Hollow Way', city: 'Boerne', zip: '78006' },
]

/** Matches the start of a street's name, with or without a house number. */
export function suggestionsFor(input: string) {
  const [, number = '', rest = ''] = /^\s*(\d*)\s*(.*?)\s*$/.exec(input) ?? []
  const words = rest.toLowerCase().replace(/[,\s]+(apt|unit|#).*$/, '')
  const found = streets.filter(
    (street) =>
      words.length >= 3 &&
      street.route.toLowerCase().startsWith(words) &&
      (street.number === '' || number === '' || street.number.startsWith(number)),
  )
  if (found.length === 0) return {}
  return {
    suggestions: found.map((street) => {
      const mainText = [street.number, street.route].filter(Boolean).join(' ')
      return {
        placePrediction: {
          place: `places/${street.id}`,
          placeId: street.id,
          structuredFormat: {
            mainText: { text: mainText, matches: [{ endOffset: input.length }] },
            secondaryText: { text: `${street.city}, TX, USA` },
          },
        },
      }
    }),
  }
}

export function addressComponents(placeId: string) {
  const street = streets.find(({ id }) => id === placeId)
  if (street === undefined) return undefined
  const component = (longText: string, shortText: string, ...types: string[]) =>
    longText === '' ? [] : [{ longText, shortText, types, languageCode: 'en' }]
  return {
    addressComponents: [
      ...component(street.number, street.number, 'street_number'),
      ...component(street.route, street.route, 'route'),
      ...component(street.city, street.city, 'locality', 'political'),
      ...component('Texas', 'TX', 'administrative_area_level_1', 'political'),
      ...component('United States', 'US', 'country', 'political'),
      ...component(street.zip, street.zip, 'postal_code'),
    ],
  }
}

/** Undefined if there is no road. */
export function metersTo({ address }: { address: string }): number | undefined {
  if (address.includes('Nowhere')) return undefined
  const zip = /\b(\d{5})(?:, USA)?$/.exec(address)?.[1] ?? ''
  return metersByZip[zip] ?? 48_280 // 30 miles
}
