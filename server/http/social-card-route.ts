import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { RequestHandler } from 'express'
import { env } from '#server/config/env.ts'
import { fewAtOnce } from '#server/limits/few-at-once.ts'
import { makeOnce } from '#server/limits/make-once.ts'
import { drawCard } from '#server/social-cards/draw-card.ts'
import { findCardSubject, type CardSubject } from '#server/social-cards/card-subject.ts'
import { cachePolicies } from './cache-policies.ts'
import { makeInTime, refuseForNow } from './refuse-for-now.ts'

/** A card takes half a second of CPU, much of it on the thread that renders pages. A crawler that gets no turn comes back. */
const draw = fewAtOnce({ most: 2, waitMilliseconds: 2_000 })

/** The card's file, drawn on first request. Its name is a hash of its content, so that a changed plant gets a new card. */
function cardFile(subject: CardSubject): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 24)
  const file = resolve(env().PICTURE_STORE, 'cards', `${name}.png`)
  return makeOnce(file, (unfinished) => draw(async () => writeFile(unfinished, await drawCard(subject))))
}

/** GET /cards/{plant, community, service or article}/{slug}.png */
export const serveSocialCard: RequestHandler<{ kind: string; file: string }> = async (request, response) => {
  const slug = /^(?<slug>[a-z0-9-]{1,80})\.png$/.exec(request.params.file)?.groups?.['slug']
  try {
    const subject = slug === undefined ? undefined : await findCardSubject(request.params.kind, slug)
    if (subject === undefined) {
      response.status(404).set('Cache-Control', cachePolicies.never).type('text').send('no such card')
      return
    }
    const file = await makeInTime(cardFile(subject))
    response.set('Cache-Control', cachePolicies.drawing).type('image/png')
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow' })
  } catch (error) {
    refuseForNow(response, error, 'card')
  }
}
