import type { Request, RequestHandler, Response } from 'express'
import {
  mostPhotoBytes,
  photoSizes,
  statusOfProblem,
  type PhotoProblem,
} from '#domain/quotes/quote-photos.ts'
import { addPhoto, removePhoto } from '#server/quotes/change-photos.ts'
import { findQuoteByLink } from '#server/quotes/quote-links.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import { takeFromLimits, type Limit } from '#server/platform/database/rate-limits.ts'
import { Busy, limitConcurrency } from '#server/platform/limits/limit-concurrency.ts'
import { log } from '#server/platform/log/log.ts'
import { reencodePhoto } from '#server/platform/pictures/customer-photo.ts'
import { photoFile } from '#server/quotes/photo-files.ts'
import { keepPace } from './body-time.ts'
import { privateHeaders } from './cache-policies.ts'
import { clientAddress } from '#server/platform/requests/load-context.ts'
import { mostUploadBytes, readBody } from '#server/platform/requests/read-body.ts'
import { currentRequest, restartDatabaseTime } from '#server/platform/requests/request-context.ts'

// A customer's photos under the quote's token. Without JavaScript the forms lead back to the quote page, with the problem in
// the URL; a script asks for JSON.

/** Photos being received are in memory: eight take 120 MB at most. Those that wait aren't read yet. */
const receive = limitConcurrency({ work: 'upload', most: 8, waitMilliseconds: 10_000 })
/** Otherwise eight that hardly arrive would keep everyone else's out. A phone in the country sends more. */
const slowestUpload = { bytes: 64_000, perMilliseconds: 8_000 }
/** A large one takes a second of CPU and 100 MB. */
const decode = limitConcurrency({ work: 'photo', most: 1, waitMilliseconds: 8_000 })
const retryAfterSeconds = 10

const perHour = (name: string, subject: string, most: number) => ({ name, subject, most, perSeconds: 3_600 })
const megabyte = 1_000_000

// A household sends a few quotes with six photos each; all customers together, some dozens of them an hour. What everyone shares only
// counts what has arrived, and photos that are photos: with less than that, anyone could use it up.
const photosOf = (client: string) => [perHour('photos', client, 40)]
const photosOfEveryone = [perHour('photos', 'everyone', 400)]

/** A limit counts in ones, so a photo takes one for each megabyte. */
const megabytesOf = (client: string, bytes: number) =>
  [perHour('photo-megabytes', client, 200), perHour('photo-megabytes', 'everyone', 2_000)].flatMap((limit) =>
    Array<Limit>(Math.round(bytes / megabyte)).fill(limit),
  )

async function isWithin(limits: readonly Limit[], response: Response): Promise<boolean> {
  const { allowed, retryAfterSeconds: seconds } = await takeFromLimits(limits)
  if (!allowed) response.set('Retry-After', String(seconds))
  return allowed
}

/** The file in a posted form; a browser sends an empty one if none was chosen. */
async function fileIn(body: Buffer, contentType: string): Promise<Buffer | undefined> {
  const form = await new globalThis.Response(new Uint8Array(body), {
    headers: { 'Content-Type': contentType },
  })
    .formData()
    .catch(() => undefined)
  const file = form?.get('photo')
  return file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : undefined
}

async function takePhoto(
  request: Request,
  response: Response,
  quoteId: number,
): Promise<PhotoProblem | undefined> {
  const stopWatching = keepPace(request, response, slowestUpload)
  const body = await readBody({ body: request }, mostUploadBytes).finally(stopWatching)
  if (body === undefined) return 'too-large'
  restartDatabaseTime()
  if (!(await isWithin(megabytesOf(clientAddress(request.ip), body.length), response))) return 'too-often'
  return decode(async () => {
    const file = await fileIn(body, request.get('Content-Type') ?? '')
    if (file === undefined) return 'no-file'
    if (file.length > mostPhotoBytes) return 'too-large'
    const photo = await reencodePhoto(file)
    if (typeof photo === 'string') return photo
    restartDatabaseTime()
    if (!(await isWithin(photosOfEveryone, response))) return 'too-often'
    const outcome = await addPhoto(quoteId, photo, new Date())
    return outcome === 'added' ? undefined : outcome
  })
}

type Params = { token: string }

/** POST /quote/{token}/photos, a form with one photo */
export const uploadPhoto: RequestHandler<Params> = async (request, response) => {
  nameRoute('/quote/:token/photos')
  try {
    const quote = await findQuoteByLink(request.params.token)
    if (quote?.isReadOnly !== false) return sendNotFound(response)
    const client = clientAddress(request.ip)
    if (!(await isWithin(photosOf(client), response))) return respond(request, response, 'too-often')
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const take = () => takePhoto(request as Request, response, quote.id)
    respond(request, response, await receive(take, { client, signal: gone.signal }))
  } catch (error) {
    // Nobody waits for a response anymore.
    if (response.destroyed) return
    sendBusy(request, response, error)
  }
}

/** POST /quote/{token}/photos/{key}/remove */
export const deletePhoto: RequestHandler<Params & { key: string }> = async (request, response) => {
  nameRoute('/quote/:token/photos/:key/remove')
  const { token, key } = request.params
  try {
    const quote = await findQuoteByLink(token)
    if (quote?.isReadOnly !== false) return sendNotFound(response)
    const outcome = await removePhoto(quote.id, key, new Date())
    // A photo that's already gone is what the customer wanted.
    respond(request, response, outcome === 'closed' ? 'closed' : undefined)
  } catch (error) {
    sendBusy(request, response, error)
  }
}

/** GET /quote/{token}/photos/{size}/{key} */
export const servePhoto: RequestHandler<Params & { size: string; key: string }> = async (
  request,
  response,
) => {
  nameRoute('/quote/:token/photos/:size/:key')
  const { token, size: asked, key } = request.params
  try {
    const size = photoSizes.find((each) => each === asked)
    const quote = size === undefined ? undefined : await findQuoteByLink(token)
    const photos = quote === undefined ? [] : await listPhotos(quote.id)
    const photo = photos.find((each) => each.key === key)
    if (size === undefined || photo === undefined) return sendNotFound(response)
    response.set(privateHeaders).type('image/jpeg')
    // The folder's name may begin with a dot.
    const options = { cacheControl: false, dotfiles: 'allow' } as const
    response.sendFile(photoFile(photo.key, size), options, (error) => {
      if (error !== undefined && !response.headersSent && !response.destroyed)
        sendBusy(request, response, error)
    })
  } catch (error) {
    sendBusy(request, response, error)
  }
}

function nameRoute(route: string) {
  const request = currentRequest()
  if (request !== undefined) request.route = route
}

function sendNotFound(response: Response) {
  response.status(404).set(privateHeaders).type('text').send('no such photo')
}

function respond(request: Request<Params>, response: Response, problem?: PhotoProblem) {
  response.set(privateHeaders)
  if (request.accepts(['html', 'json']) === 'json')
    response.status(problem === undefined ? 201 : statusOfProblem(problem)).json({ problem: problem ?? null })
  else
    response.redirect(
      303,
      `/quote/${request.params.token}${problem === undefined ? '' : `?photo=${problem}`}#photos`,
    )
}

/** Waiting too long for a turn isn't an error worth logging; the request's own log line has the status. */
function sendBusy(request: Request<Params>, response: Response, error: unknown) {
  if (!(error instanceof Busy)) log.error({ err: error }, 'photo request failed')
  response.set('Retry-After', String(retryAfterSeconds))
  if (request.method === 'POST') respond(request, response, 'busy')
  else response.status(503).set(privateHeaders).type('text').send('photo not available')
}
