import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { cachePolicies } from './cache-policies.ts'
import { chooseEncoding, encode, isWorthEncoding, type Encoding } from './encodings.ts'

// Responses are buffered whole, so that each is compressed once, gets a strong ETag and serves everyone who requests the
// same URL while it is being rendered. The cache in front stores it as is and never compresses.

type BufferedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Render = { response: Promise<BufferedResponse | undefined>; joined: number }

/** By URL and encoding. nginx passes every request on once its copy is too old to serve, so many can arrive together. */
const inFlight = new Map<string, Render>()

/** Bounds how long one response can be shared under overload: a turn accepts about one connection. */
const mostTurns = 2000

/** Undefined for a request with cookies: its response may be personal. */
const sharedKey = (request: Request, encoding: Encoding | undefined) =>
  request.headers.cookie === undefined ? `${encoding} ${request.hostname} ${request.originalUrl}` : undefined

const perRequestHeaders = new Set(['connection', 'date', 'keep-alive', 'x-request-id'])

function isShareable({ status, headers }: BufferedResponse): boolean {
  const isPrivate = String(headers['cache-control']).includes('private')
  return (status === 200 || status >= 500) && !isPrivate && headers['set-cookie'] === undefined
}

export const bufferResponses: RequestHandler = async (request, response, next) => {
  if (request.method !== 'GET') {
    next()
    return
  }
  const encoding = chooseEncoding(request)
  let key = sharedKey(request, encoding)
  for (let render = key && inFlight.get(key); render; render = key && inFlight.get(key)) {
    render.joined += 1
    const shared = await render.response
    // The visitor it was rendered for hung up: the first to wake renders it again, the others join.
    if (shared === undefined) continue
    if (isShareable(shared)) {
      for (const [name, value] of Object.entries(shared.headers))
        if (value !== undefined && !perRequestHeaders.has(name)) response.setHeader(name, value)
      response.status(shared.status)
      send(shared.body, request, response)
      return
    }
    key = undefined
  }
  // Nothing is ever written to a closed connection, so requests that joined it would wait forever.
  if (response.destroyed) return
  const render: Render = {
    response: collectBody(response).then((body) => body && finish(body, response, encoding)),
    joined: 0,
  }
  if (key !== undefined) {
    inFlight.set(key, render)
    void forgetWhenServed(key, render)
  }
  next()
  const rendered = await render.response
  if (rendered !== undefined) send(rendered.body, request, response)
}

async function forgetWhenServed(key: string, render: Render) {
  const response = await render.response.catch(() => undefined)
  if (response !== undefined && isShareable(response)) await untilNobodyJoins(render)
  inFlight.delete(key)
}

/**
 * Requests that arrived during the render may still be waiting to be accepted, because the event loop accepts about one
 * connection per turn. They are served, too: the entry stays until two turns bring no further request.
 */
async function untilNobodyJoins(render: Render) {
  for (let turn = 0; turn < mostTurns; turn += 2) {
    const served = render.joined
    await nextTurn()
    await nextTurn()
    if (render.joined === served) return
  }
}

/** Everything written to the response, once it has ended; undefined if the visitor hangs up first. */
function collectBody(response: Response): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined))
    response.write = ((chunk: unknown) => {
      collect(chunk)
      return true
    }) as typeof write
    response.end = ((chunk?: unknown) => {
      collect(chunk)
      Object.assign(response, { write, end })
      resolve(Buffer.concat(chunks))
      return response
    }) as typeof end
  })
}

async function finish(
  body: Buffer,
  response: Response,
  encoding: Encoding | undefined,
): Promise<BufferedResponse> {
  const cacheControl = response.getHeader('Cache-Control') ?? cachePolicies.never
  response.setHeader('Cache-Control', cacheControl)
  const isEncoded =
    encoding !== undefined && isWorthEncoding(String(response.getHeader('Content-Type')), body.length)
  const sent = isEncoded ? await encode(body, encoding) : body
  response.vary('Accept-Encoding')
  if (isEncoded) response.setHeader('Content-Encoding', encoding)
  if (response.statusCode === 200 && !String(cacheControl).includes('no-store'))
    response.setHeader('ETag', `"${hash('sha256', sent, 'base64url').slice(0, 27)}"`)
  return { status: response.statusCode, headers: response.getHeaders(), body: sent }
}

function send(body: Buffer, request: Request, response: Response) {
  if (request.fresh) {
    response.status(304)
    for (const name of ['Content-Type', 'Content-Encoding', 'Content-Length']) response.removeHeader(name)
    response.end()
    return
  }
  if (body.length > 0) response.setHeader('Content-Length', body.length)
  response.end(body)
}
