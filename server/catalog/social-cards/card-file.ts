import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pictureEnv } from '#server/platform/config/env.ts'
import { createFileOnce } from '#server/platform/limits/create-file-once.ts'
import { limitConcurrency } from '#server/platform/limits/limit-concurrency.ts'
import type { CardSubject } from './card-subject.ts'
import { drawCard } from './draw-card.ts'

/** A card takes half a second of CPU, much of it on the thread that renders pages. A crawler that gets no turn comes back. */
const draw = limitConcurrency({ work: 'card', most: 2, waitMilliseconds: 2_000 })

/** The card's file, drawn on first request. Its name is a hash of its content, so a changed plant gets a new card. */
export function cardFile(subject: CardSubject): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 24)
  const file = resolve(pictureEnv().PICTURE_STORE, 'cards', `${name}.png`)
  return createFileOnce(file, (unfinished) =>
    draw(async () => writeFile(unfinished, await drawCard(subject))),
  )
}
