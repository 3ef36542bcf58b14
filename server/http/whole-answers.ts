import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { cachePolicies } from './cache-policies.ts'
import { chooseEncoding, encode, isWorthEncoding, type Encoding } from './encodings.ts'

// Pages are rendered whole before they are sent, so their answer can be compressed once, marked with a strong ETag and
// given to everyone who asked for the same meanwhile. A cache in front keeps it as it is and never compresses anew.

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Making = { answer: Promise<Answer | undefined>; joinedAt: number | undefined }

/** What is being made, by address and encoding. A cache whose copy is long out of date sends all who ask at once. */
const inTheMaking = new Map<string, Making>()

/** A crowd does not arrive in one moment: who comes a little later than the one before is still one of it. */
const crowdMilliseconds = 1000
/** Its end, however many still come: what the owner changes must be seen. */
const longestCrowdMilliseconds = 5000

/** Who brings a cookie may be answered for himself. */
const sharedKey = (request: Request, encoding: Encoding | undefined) =>
  request.headers.cookie === undefined ? `${encoding} ${request.hostname} ${request.originalUrl}` : undefined

const ofOneConnection = new Set(['connection', 'date', 'keep-alive', 'x-request-id'])

function isForAll({ status, headers }: Answer): boolean {
  const isPrivate = String(headers['cache-control']).includes('private')
  return (status === 200 || status >= 500) && !isPrivate && headers['set-cookie'] === undefined
}

export const sendWholeAnswers: RequestHandler = async (request, response, next) => {
  if (request.method !== 'GET') {
    next()
    return
  }
  const encoding = chooseEncoding(request)
  const key = sharedKey(request, encoding)
  for (let making = key && inTheMaking.get(key); making; making = key && inTheMaking.get(key)) {
    making.joinedAt = performance.now()
    const answer = await making.answer
    if (answer === undefined) continue
    if (!isForAll(answer)) break
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !ofOneConnection.has(name)) response.setHeader(name, value)
    response.status(answer.status)
    send(answer.body, request, response)
    return
  }
  // Nothing would be written for a visitor who has gone already, and whoever joined would wait for ever.
  if (response.destroyed) return
  const making: Making = {
    answer: takeAnswer(response).then((body) => body && finish(body, response, encoding)),
    joinedAt: undefined,
  }
  if (key !== undefined) {
    inTheMaking.set(key, making)
    void forgetLater(key, making)
  }
  next()
  const answer = await making.answer
  if (answer !== undefined) send(answer.body, request, response)
}

async function forgetLater(key: string, making: Making) {
  const answer = await making.answer.catch(() => undefined)
  if (making.joinedAt !== undefined && answer !== undefined && isForAll(answer))
    await untilCrowdIsThrough(making, answer)
  if (inTheMaking.get(key) === making) inTheMaking.delete(key)
}

async function untilCrowdIsThrough(making: Making, { headers }: Answer) {
  const madeAt = performance.now()
  const mayBeKept = String(headers['cache-control']).includes('public')
  const latest = madeAt + (mayBeKept ? longestCrowdMilliseconds : crowdMilliseconds)
  const end = () => Math.min(latest, Math.max(madeAt, making.joinedAt ?? 0) + crowdMilliseconds)
  for (let left = end() - madeAt; left > 0; left = end() - performance.now()) await sleep(left)
}

/** What is written to the response, once it has been ended; undefined when the visitor has gone before that. */
function takeAnswer(response: Response): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  const take = (part: unknown) => {
    if (typeof part === 'string') parts.push(Buffer.from(part))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined))
    response.write = ((part: unknown) => {
      take(part)
      return true
    }) as typeof write
    response.end = ((part?: unknown) => {
      take(part)
      Object.assign(response, { write, end })
      resolve(Buffer.concat(parts))
      return response
    }) as typeof end
  })
}

async function finish(body: Buffer, response: Response, encoding: Encoding | undefined): Promise<Answer> {
  const kept = response.getHeader('Cache-Control') ?? cachePolicies.never
  response.setHeader('Cache-Control', kept)
  const isEncoded =
    encoding !== undefined && isWorthEncoding(String(response.getHeader('Content-Type')), body.length)
  const sent = isEncoded ? await encode(body, encoding) : body
  response.vary('Accept-Encoding')
  if (isEncoded) response.setHeader('Content-Encoding', encoding)
  if (response.statusCode === 200 && !String(kept).includes('no-store'))
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
