import { closeDatabase, useDatabase } from '#server/platform/database/database.ts'
import { findCardSubject } from '#server/catalog/social-cards/card-subject.ts'
import { cardFile } from '#server/catalog/social-cards/card-file.ts'
import { createSizes, listMasters } from '#server/platform/pictures/picture-files.ts'
import { listPages } from '#server/web/sitemap-pages.ts'

const cardKinds = new Map([
  ['plant-database', 'plant'],
  ['tree-service', 'community'],
  ['services', 'service'],
  ['blog', 'article'],
])

async function createCard(path: string) {
  const [folder = '', slug = ''] = path.slice(1).split('/')
  const subject = await findCardSubject(cardKinds.get(folder) ?? '', slug)
  if (subject !== undefined) await cardFile(subject)
}

/** Creates every picture's missing sizes and every page's missing social card, two at a time. Built with the server: it reads articles. */
export async function createPictures(databaseUrl: string) {
  useDatabase(databaseUrl, { poolSize: 2, statementTimeoutMs: 10_000 })
  const pictures = [...(await listMasters())].map(([key, master]) => ({
    name: key,
    create: () => createSizes(key, master),
  }))
  const cards = (await listPages()).map(({ path }) => ({ name: path, create: () => createCard(path) }))
  const failed: { name: string; reason: unknown }[] = []
  const waiting = [...pictures, ...cards].values()
  const work = async () => {
    for (const { name, create } of waiting)
      await create().catch((reason: unknown) => failed.push({ name, reason }))
  }
  await Promise.all([work(), work()])
  await closeDatabase()
  return { pictures: pictures.length, cards: cards.length, failed }
}
