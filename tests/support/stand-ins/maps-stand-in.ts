import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressComponents, metersTo, suggestionsFor } from './maps-stand-in-places.ts'

// Implements the parts of Google's Places API (New) and Routes API the site uses, and refuses invalid requests with
// Google's messages. Run on its own, it's the browser tests' maps service.

export const standInKey = 'stand-in-key'

type Reply = { status: number; body: unknown }

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function demand(holds: unknown, status: number, message: string): asserts holds {
  if (holds === undefined || holds === false || holds === '') throw new Refusal(status, message)
}

// A sentinel anywhere in the request triggers a fault.
const faults: [RegExp, (response: ServerResponse) => Promise<void> | void][] = [
  [/slow creek|00001/i, () => sleep(5_000, undefined, { ref: false })],
  [/down[ -]hollow|00002/i, (response) => void response.destroy()],
  [/rubbish road|00003/i, (response) => void response.end('<html>Welcome to the captive portal')],
  [/crooked lane|00004/i, (response) => void response.end(JSON.stringify([{ distanceMeters: 'far' }]))],
  [/broken bridge|00005/i, (response) => void response.writeHead(500).end('{}')],
]

type Routes = Record<string, (body: Body, url: URL, fields: string[]) => unknown>
type Body = Record<string, unknown>

const routes: Routes = {
  'POST /v1/places:autocomplete': (body) => {
    const { input, sessionToken, includedRegionCodes, includedPrimaryTypes } = body
    demand(typeof input === 'string' && input !== '', 400, 'input is missing')
    demand(isToken(sessionToken), 400, 'sessionToken is missing or invalid')
    demand(JSON.stringify(includedRegionCodes) === '["us"]', 400, 'includedRegionCodes must be ["us"]')
    demand(Array.isArray(includedPrimaryTypes) && includedPrimaryTypes.length <= 5, 400, 'up to 5 types')
    demand(includedPrimaryTypes.includes('street_address'), 400, 'street_address is not among the types')
    return suggestionsFor(input)
  },
  'GET /v1/places/*': (_, url, fields) => {
    demand(isToken(url.searchParams.get('sessionToken')), 400, 'sessionToken is missing or invalid')
    demand(fields.includes('addressComponents'), 400, 'addressComponents are not in the field mask')
    const found = addressComponents(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''))
    demand(found, 404, 'no such place')
    return found
  },
  'POST /distanceMatrix/v2:computeRouteMatrix': (body, _, fields) => {
    demand(body['travelMode'] === 'DRIVE', 400, 'travelMode is not DRIVE')
    demand(body['units'] === 'IMPERIAL', 400, 'units are not IMPERIAL')
    demand(fields.includes('status'), 400, 'status is not in the field mask')
    for (const list of [body['origins'], body['destinations']])
      demand(Array.isArray(list) && list.length === 1, 400, 'one origin and one destination')
    const [destination] = body['destinations'] as { waypoint: Parameters<typeof metersTo>[0] }[]
    demand(destination?.waypoint, 400, 'a destination has no waypoint')
    const meters = metersTo(destination.waypoint)
    const element = { originIndex: 0, destinationIndex: 0, status: {} }
    if (meters === undefined) return [{ ...element, condition: 'ROUTE_NOT_FOUND' }]
    const duration = `${Math.round(meters / 18)}s`
    return [{ ...element, condition: 'ROUTE_EXISTS', distanceMeters: meters, duration }]
  },
}

const isToken = (value: unknown) => typeof value === 'string' && /^[\w-]{1,36}$/.test(value)

async function readBody(request: IncomingMessage): Promise<Body> {
  const text = Buffer.concat(await request.toArray()).toString('utf8')
  return text === '' ? {} : JSON.parse(text)
}

function replyTo(request: IncomingMessage, body: Body): Reply {
  try {
    demand(request.headers['x-goog-api-key'] === standInKey, 403, 'the API key is missing or wrong')
    const fields = String(request.headers['x-goog-fieldmask'] ?? '').split(',')
    demand(fields[0], 400, 'FieldMask is a required parameter')
    demand(!fields.includes('*'), 400, 'a field mask of * is not for production')
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const path = url.pathname.replace(/^(\/v1\/places\/).+/, '$1*')
    const route = routes[`${request.method} ${path}`]
    demand(route, 404, `no route for ${request.method} ${path}`)
    return { status: 200, body: route(body, url, fields) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: { error: { code: error.status, message: error.message } } }
  }
}

export async function startMapsStandIn(port = 0) {
  const asked: { path: string; body: Body; status: number }[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const whole = `${request.url} ${JSON.stringify(body)}`
    const { status, body: reply } = replyTo(request, body)
    asked.push({ path: request.url ?? '', body, status })
    await faults.find(([sentinel]) => sentinel.test(whole))?.[1](response)
    if (response.writableEnded || response.destroyed) return
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked,
    /** Environment variables for a site that uses this stand-in. */
    entries: { GOOGLE_MAPS_API_KEY: standInKey, GOOGLE_PLACES_URL: url, GOOGLE_ROUTES_URL: url },
    stop: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

if (import.meta.main) await startMapsStandIn(Number(process.argv[2]))
