import type { Request, RequestHandler, Response } from 'express'
import { mostPhotoBytes, photoSizes, statusOfProblem, type PhotoProblem } from '#domain/quote/quote-photos.ts'
import { addPhoto, removePhoto } from '#server/commands/change-photos.ts'
import { findQuoteByLink } from '#server/db/quote-links.ts'
import { listPhotos } from '#server/db/quote-photos.ts'
import { takeFromLimits } from '#server/db/rate-limits.ts'
import { Busy, limitConcurrency } from '#server/limits/limit-concurrency.ts'
import { log } from '#server/log/log.ts'
import { reencodePhoto } from '#server/pictures/customer-photo.ts'
import { photoFile } from '#server/pictures/photo-files.ts'
import { privateHeaders } from './cache-policies.ts'
import { clientAddress } from './load-context.ts'
import { mostUploadBytes, readBody } from './read-body.ts'
import { currentRequest, restartDatabaseTime } from './request-context.ts'

// A customer's photos under the quote's token. Without JavaScript the forms lead back to the quote page, with the problem in
// the URL; a script asks for JSON.

/** Photos being received are in memory: eight take 120 MB at most. */
const receive = limitConcurrency({ most: 8, waitMilliseconds: 1_000 })
/** A large one takes a second of CPU and 100 MB. */
const decode = limitConcurrency({ most: 1, waitMilliseconds: 8_000 })
const retryAfterSeconds = 10

const hour = 3_600
const megabyte = 1_000_000

/** A household sends a few quotes with six photos each; all customers together, some dozens of them an hour. */
function takeFromPhotoLimits(client: string, bytes: number) {
  // A limit counts in ones, so a photo takes one for each megabyte.
  const megabytes = Math.max(1, Math.ceil(bytes / megabyte))
  const limitsOf = (subject: string, most: { photos: number; megabytes: number }) => {
    const byBytes = { name: 'photo-megabytes', subject, most: most.megabytes, perSeconds: hour }
    return [
      { name: 'photos', subject, most: most.photos, perSeconds: hour },
      ...Array.from({ length: megabytes }, () => byBytes),
    ]
  }
  return takeFromLimits([
    ...limitsOf(client, { photos: 40, megabytes: 200 }),
    ...limitsOf('everyone', { photos: 400, megabytes: 2_000 }),
  ])
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

async function takePhoto(request: Request, quoteId: number): Promise<PhotoProblem | undefined> {
  const body = await readBody({ body: request }, mostUploadBytes)
  if (body === undefined) return 'too-large'
  return decode(async () => {
    const file = await fileIn(body, request.get('Content-Type') ?? '')
    if (file === undefined) return 'no-file'
    if (file.length > mostPhotoBytes) return 'too-large'
    const photo = await reencodePhoto(file)
    if (typeof photo === 'string') return photo
    restartDatabaseTime()
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
    const bytes = Number(request.get('Content-Length') ?? mostUploadBytes)
    const taken = await takeFromPhotoLimits(clientAddress(request.ip), bytes)
    if (!taken.allowed) {
      response.set('Retry-After', String(taken.retryAfterSeconds))
      return respond(request, response, 'too-often')
    }
    respond(request, response, await receive(() => takePhoto(request as Request, quote.id)))
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
