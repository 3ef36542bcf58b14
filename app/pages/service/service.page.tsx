import { preloadContours } from '#app/components/preload-contours.ts'
import { PlantLineUp } from '#app/components/plants/plant-line-up.tsx'
import { toLineUpPlants } from '#app/components/plants/line-up-plants.ts'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, companyReference, faqPage } from '#app/structured-data.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { serviceView } from '#domain/services/service-view.ts'
import { findService } from '#domain/services/services.ts'
import { getCommunityGrounds, getDeliveryZones } from '#server/reads/cached-reads.ts'
import { findArticle, findServiceText } from '#server/content/content.ts'
import { listPlantsBySlugs } from '#server/db/plants.ts'
import { getTextValues } from '#server/reads/text-values.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { toCardPlant } from '#server/presenters/card-plant.ts'
import { ServiceCalendar } from './service-calendar.tsx'
import { ServiceCommunities } from './service-communities.tsx'
import { ServiceCost } from './service-cost.tsx'
import { IncludedParts, VisitSteps } from './service-parts.tsx'
import { ServicePlants } from './service-plants.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import type { Route } from './+types/service.page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.slug) ?? throwNotFound()
  const text = findServiceText(service.slug) ?? throwNotFound()
  const [figures, zones, plants, headPlants, communities] = await unavailableOnFault(
    Promise.all([
      getTextValues(),
      getDeliveryZones(),
      listPlantsBySlugs(text.plants.map(({ slug }) => slug)),
      listPlantsBySlugs([text.plant]),
      getCommunityGrounds(),
    ]),
    { title: 'Error Loading Plants', message: 'An error occurred fetching plants.' },
  )
  return {
    service,
    title: text.title,
    description: text.description,
    view: serviceView(text, figures, zones),
    plants: plants.map((row) => ({
      ...toCardPlant(row),
      reason: text.plants.find(({ slug }) => slug === row.slug)?.reason ?? '',
    })),
    lineUp: toLineUpPlants(headPlants, 1),
    communities: communities.map(({ slug, name, ground }) => ({ slug, name, ground })),
    articles: text.articles.flatMap((slug) => {
      const article = findArticle(slug)
      return article === undefined ? [] : [{ slug, title: article.title, category: article.category }]
    }),
  }
}

export const links = preloadContours

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { service, title, description, view } = loaderData
  const origin = originOf(matches)
  const path = `/services/${service.slug}`
  return pageMeta(matches, {
    title,
    description,
    path,
    image: `/cards/service/${service.slug}.png`,
    structuredData: [
      {
        '@type': 'Service',
        name: service.name,
        serviceType: service.name,
        description,
        url: origin + path,
        areaServed: { '@type': 'Place', name: 'San Antonio and the Texas Hill Country' },
        provider: companyReference(origin, 'Hill Country Tree Company'),
      },
      faqPage(view.questions),
      breadcrumbList(origin, [
        { label: 'Home', to: '/' },
        { label: 'Services', to: '/services' },
        { label: service.name, to: path },
      ]),
    ],
  })
}

export default function ServicePage({
  loaderData: { service, view, plants, lineUp, communities, articles },
}: Route.ComponentProps) {
  return (
    <>
      <div className="contours border-b border-line">
        <div className="wrap grid gap-x-10 gap-y-8 pt-8 lg:grid-cols-2">
          <div className="pb-2 lg:pb-16">
            <Breadcrumbs
              steps={[
                { label: 'Home', to: '/' },
                { label: 'Services', to: '/services' },
                { label: service.name },
              ]}
            />
            <h1 className="mt-8 max-w-[12em] lg:mt-14">{view.heading}</h1>
            <p className="mt-4 max-w-[46ch] text-lead text-ink-soft">{view.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to="/inventory" look="action" className="max-md:w-full">
                Get Free Quote
              </ButtonLink>
              <ButtonLink to="/contact" look="line" className="max-md:w-full">
                Ask a question
              </ButtonLink>
            </div>
          </div>
          {lineUp.length > 0 && (
            <PlantLineUp
              plants={lineUp}
              aspect={1.35}
              className="aspect-[1.35] w-full self-end mask-x-from-88% mask-x-to-100%"
            />
          )}
        </div>
      </div>
      <ServiceCalendar intro={view.when.intro} seasons={view.when.seasons} />
      <IncludedParts parts={view.included} />
      <VisitSteps steps={view.visit} />
      <ServiceCost cost={view.cost} />
      <ServicePlants plants={plants} articles={articles} />
      <ServiceQuestions questions={view.questions} />
      <ServiceCommunities communities={communities} />
      <section className="contours border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-14 lg:py-20">
          <h2 className="max-w-[18em]">Show us the place, and we'll tell you what we'd do</h2>
          <ButtonLink to="/inventory" look="action" className="max-md:w-full">
            Get Free Quote
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
