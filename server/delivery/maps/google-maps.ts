import { z } from 'zod'
import type { AddressParts } from '#domain/delivery/chosen-address.ts'
import { milesFromMeters } from '#domain/delivery/distance.ts'
import { log } from '#server/platform/log/log.ts'
import type { Maps } from './maps.ts'

// Places API (New): https://developers.google.com/maps/documentation/places/web-service/op-overview
// Routes API: https://developers.google.com/maps/documentation/routes/compute-route-matrix-over

type Settings = { key: string; placesUrl: string; routesUrl: string }

const text = z.object({ text: z.string() })
const suggestionsReply = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string().min(1),
          structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
        }),
      }),
    )
    .default([]),
})

const detailsReply = z.object({
  addressComponents: z.array(
    z.object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()) }),
  ),
})

// distanceMeters is required: a missing distance must not count as 0 miles, which would make delivery free.
const matrixReply = z.tuple([
  z.object({
    status: z.object({ code: z.literal(0).optional() }).optional(),
    condition: z.literal('ROUTE_EXISTS'),
    distanceMeters: z.int().nonnegative(),
    duration: z.string().regex(/^\d+(\.\d+)?s$/),
  }),
])

/** Street addresses, and whole roads, since Google doesn't know every house on a ranch road. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route']

/** Otherwise, results would be biased toward our server's location. */
const hillCountry = {
  rectangle: { low: { latitude: 28.9, longitude: -99.6 }, high: { latitude: 30.8, longitude: -97.3 } },
}

export function googleMaps({ key, placesUrl, routesUrl }: Settings): Maps {
  return {
    offersSuggestions: true,
    isPaid: true,
    attribution: (year) => `Powered by Google, ©${year} Google`,

    async suggestAddresses(typed, session) {
      const reply = await askGoogle(
        {
          url: new URL('/v1/places:autocomplete', placesUrl),
          key,
          fields: ['suggestions.placePrediction.placeId', 'suggestions.placePrediction.structuredFormat'],
          body: {
            input: typed,
            sessionToken: session,
            includedRegionCodes: ['us'],
            includedPrimaryTypes: addressTypes,
            locationBias: hillCountry,
            languageCode: 'en',
            regionCode: 'us',
          },
        },
        suggestionsReply,
      )
      return (
        reply?.suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => ({
          placeId,
          mainText: structuredFormat.mainText.text,
          secondaryText: structuredFormat.secondaryText?.text ?? '',
        })) ?? null
      )
    },

    async findAddress(placeId, session) {
      const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, placesUrl)
      url.searchParams.set('sessionToken', session)
      url.searchParams.set('languageCode', 'en')
      const reply = await askGoogle({ url, key, fields: ['addressComponents'] }, detailsReply)
      return reply === null ? null : toAddressParts(reply)
    },

    async drivingDistance(from, to) {
      const reply = await askGoogle(
        {
          url: new URL('/distanceMatrix/v2:computeRouteMatrix', routesUrl),
          key,
          fields: ['originIndex', 'destinationIndex', 'status', 'condition', 'distanceMeters', 'duration'],
          body: {
            origins: [{ waypoint: { address: from.address } }],
            destinations: [{ waypoint: { address: to.address } }],
            travelMode: 'DRIVE',
            routingPreference: 'TRAFFIC_UNAWARE',
            units: 'IMPERIAL',
            languageCode: 'en',
            regionCode: 'us',
          },
        },
        matrixReply,
      )
      if (reply === null) return null
      const [{ distanceMeters, duration }] = reply
      return {
        miles: milesFromMeters(distanceMeters),
        minutes: Math.round(Number.parseFloat(duration) / 60),
        approximate: false,
      }
    },
  }
}

function toAddressParts({ addressComponents }: z.output<typeof detailsReply>): AddressParts {
  const find = (...types: string[]) =>
    types
      .map((type) => addressComponents.find((component) => component.types.includes(type)))
      .find((component) => component !== undefined)
  return {
    streetNumber: find('street_number')?.longText ?? '',
    route: find('route')?.longText ?? '',
    subpremise: find('subpremise')?.longText ?? '',
    city: find('locality', 'postal_town', 'sublocality', 'administrative_area_level_3')?.longText ?? '',
    state: find('administrative_area_level_1')?.shortText ?? '',
    zipCode: find('postal_code')?.longText ?? '',
  }
}

/** Short, because a visitor is waiting. */
const limitMilliseconds = 2_500
const mostCharacters = 200_000

type Call = {
  url: URL
  key: string
  /** Google returns only these fields, and bills by them. */
  fields: readonly string[]
  /** Posted as JSON. Without a body, the call is a GET. */
  body?: unknown
}

/** Makes one call and parses the response. Null on any failure; the log says why, without the street address or the key. */
async function askGoogle<Schema extends z.ZodType>(
  { url, key, fields, body }: Call,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const failed = (fault: string) => {
    log.warn({ service: url.host, fault }, 'maps lookup failed')
    return null
  }
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Goog-Api-Key': key,
        'X-Goog-FieldMask': fields.join(','),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A redirect could send the key somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMilliseconds),
    })
    const received = await response.text()
    if (!response.ok) return failed(`status ${response.status}`)
    if (received.length > mostCharacters) return failed('response too long')
    const parsed = schema.safeParse(JSON.parse(received))
    return parsed.success ? parsed.data : failed('unexpected response')
  } catch (error) {
    return failed(error instanceof Error ? error.name : 'unknown')
  }
}
