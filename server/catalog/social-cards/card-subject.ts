import { findCommunity } from '#domain/places/communities.ts'
import { findService } from '#domain/services/services.ts'
import { findArticle } from '#server/platform/content.ts'
import { findPlantBySlug } from '#server/catalog/plants.ts'

export type CardSubject = { title: string; subtitle: string; botanical: boolean; pictureKey: string | null }

async function plantSubject(slug: string): Promise<CardSubject | undefined> {
  const plant = await findPlantBySlug(slug)
  return (
    plant && {
      title: plant.plantName,
      subtitle: plant.scientificName,
      botanical: true,
      pictureKey: plant.imageUrl,
    }
  )
}

const plain = (title: string, subtitle: string): CardSubject => ({
  title,
  subtitle,
  botanical: false,
  pictureKey: null,
})

async function articleSubject(slug: string): Promise<CardSubject | undefined> {
  const article = findArticle(slug)
  if (article === undefined) return undefined
  const plant = await findPlantBySlug(article.plant)
  return { ...plain(article.title, article.category), pictureKey: plant?.imageUrl ?? null }
}

/** The subject of a card for a plant, community, service or article; undefined for anything else. */
export async function findCardSubject(kind: string, slug: string): Promise<CardSubject | undefined> {
  if (kind === 'plant') return plantSubject(slug)
  if (kind === 'article') return articleSubject(slug)
  if (kind === 'community') {
    const community = findCommunity(slug)
    return community && plain(`Native trees in ${community.name}`, 'Chosen for the ground they grow in')
  }
  if (kind === 'service') {
    const service = findService(slug)
    return service && plain(service.name, 'San Antonio and the Hill Country')
  }
  return undefined
}
