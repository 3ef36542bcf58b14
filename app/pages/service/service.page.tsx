import type { ReactNode } from 'react'
import { preloadContours } from '#app/components/preload-contours.ts'
import { ServiceDrawing } from '#app/components/service-drawing.tsx'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, companyReference, faqPage } from '#app/structured-data.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { serviceView } from '#domain/services/service-view.ts'
import { findService, type Service } from '#domain/services/services.ts'
import { getDeliveryZones } from '#server/delivery/active-zones.ts'
import { getServiceArea, getYardPosition } from '#server/delivery/service-area.ts'
import { toMapCommunity } from '#server/delivery/community-page.ts'
import { findArticle, findServiceText } from '#server/platform/content.ts'
import { listPlantsBySlugs } from '#server/catalog/plants.ts'
import { getTextValues } from '#server/delivery/text-values.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toCardPlant } from '#server/catalog/card-plant.ts'
import { OakLegend, OaksAtRisk } from './oak-survey.tsx'
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
  const [figures, zones, plants, area, yard] = await unavailableOnFault(
    Promise.all([
      getTextValues(),
      getDeliveryZones(),
      listPlantsBySlugs(text.plants.map(({ slug }) => slug)),
      getServiceArea(),
      getYardPosition(),
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
    communities: area.map(toMapCommunity).toSorted((one, other) => one.name.localeCompare(other.name)),
    yard,
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

type Section = 'when' | 'included' | 'visit' | 'cost' | 'plants' | 'questions' | 'oaks'

/** Every service has the same sections, but what people want to know first differs. */
const layouts: Record<Service['slug'], { drawing: 'left' | 'right'; sections: readonly Section[] }> = {
  'tree-service': {
    drawing: 'right',
    sections: ['when', 'included', 'visit', 'cost', 'plants', 'questions'],
  },
  'landscape-designer': {
    drawing: 'left',
    sections: ['visit', 'included', 'plants', 'when', 'cost', 'questions'],
  },
  landscaper: { drawing: 'right', sections: ['included', 'cost', 'when', 'visit', 'plants', 'questions'] },
  horticulturist: {
    drawing: 'left',
    sections: ['questions', 'included', 'plants', 'when', 'visit', 'cost'],
  },
  'arborist-service': {
    drawing: 'right',
    sections: ['when', 'oaks', 'included', 'visit', 'cost', 'plants', 'questions'],
  },
  'plant-supplier': {
    drawing: 'left',
    sections: ['cost', 'included', 'when', 'visit', 'plants', 'questions'],
  },
  'tree-delivery': {
    drawing: 'right',
    sections: ['cost', 'visit', 'included', 'when', 'plants', 'questions'],
  },
}

export default function ServicePage({
  loaderData: { service, view, plants, communities, yard, articles },
}: Route.ComponentProps) {
  const { drawing, sections } = layouts[service.slug]
  const parts: Record<Section, ReactNode> = {
    when: <ServiceCalendar intro={view.when.intro} seasons={view.when.seasons} />,
    included: <IncludedParts parts={view.included} />,
    visit: <VisitSteps steps={view.visit} />,
    cost: <ServiceCost cost={view.cost} />,
    plants: <ServicePlants plants={plants} articles={articles} />,
    questions: <ServiceQuestions questions={view.questions} />,
    oaks: <OaksAtRisk />,
  }
  return (
    <>
      <div className="contours border-b border-line">
        <div
          className={classNames(
            'wrap grid items-end gap-x-10 gap-y-8 pt-8',
            drawing === 'left' ? 'lg:grid-cols-[7fr_6fr]' : 'lg:grid-cols-[6fr_7fr]',
          )}
        >
          <div className={classNames('self-start pb-2 lg:pb-16', drawing === 'left' && 'lg:order-1')}>
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
          <ServiceDrawing slug={service.slug} className="max-lg:mx-auto max-lg:w-full max-lg:max-w-165" />
        </div>
      </div>
      {service.slug === 'arborist-service' && <OakLegend />}
      {sections.map((section, index) => (
        <section
          key={section}
          className={classNames('section border-t border-line', index % 2 === 0 && 'bg-raised')}
        >
          {parts[section]}
        </section>
      ))}
      <section
        className={classNames('section border-t border-line', sections.length % 2 === 0 && 'bg-raised')}
      >
        <ServiceCommunities communities={communities} yard={yard} />
      </section>
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
