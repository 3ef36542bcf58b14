import { preloadContours } from '#app/components/preload-contours.ts'
import { ServiceDrawing } from '#app/components/service-drawing.tsx'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, businessReference, faqPage } from '#app/structured-data.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { lowerPart } from '#ui/lazy.tsx'
import { serviceView } from '#domain/services/service-view.ts'
import { findService } from '#domain/services/services.ts'
import { getDeliveryZones } from '#server/delivery/active-zones.ts'
import { findArticle, findServiceText } from '#server/platform/content.ts'
import { listPlantsBySlugs } from '#server/catalog/plants.ts'
import { getTextValues } from '#server/delivery/text-values.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toCardPlant } from '#server/catalog/card-plant.ts'
import type { Route } from './+types/service.page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.slug) ?? throwNotFound()
  const text = findServiceText(service.slug) ?? throwNotFound()
  const [figures, zones, plants] = await unavailableOnFault(
    Promise.all([
      getTextValues(),
      getDeliveryZones(),
      listPlantsBySlugs(text.plants.map(({ slug }) => slug)),
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
    structuredData: [
      {
        '@type': 'Service',
        name: service.name,
        serviceType: service.name,
        description,
        url: origin + path,
        areaServed: { '@type': 'Place', name: 'San Antonio and the Texas Hill Country' },
        provider: businessReference(origin),
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

const ServiceSections = lowerPart(async () => (await import('./service-sections.tsx')).ServiceSections)

/** Services whose drawing stands at the left of their first words. */
const drawnAtLeft = new Set(['landscape-designer', 'horticulturist', 'plant-supplier'])

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, view } = loaderData
  const isAtLeft = drawnAtLeft.has(service.slug)
  return (
    <>
      <div className="contours @container overflow-hidden border-b border-line [--edge:max(var(--gutter),calc((100cqw-var(--container-page))/2))]">
        <div
          className={classNames(
            'items-end px-(--edge) lg:grid',
            isAtLeft
              ? 'lg:grid-cols-[min(54cqw,58rem)_1fr] lg:gap-x-12 lg:pl-0'
              : 'lg:grid-cols-[1fr_min(54cqw,58rem)] lg:gap-x-4 lg:pr-0',
          )}
        >
          <div
            className={classNames('relative z-1 self-start pt-5 lg:pt-8 lg:pb-16', isAtLeft && 'lg:order-1')}
          >
            <Breadcrumbs
              steps={[
                { label: 'Home', to: '/' },
                { label: 'Services', to: '/services' },
                { label: service.name },
              ]}
            />
            <h1 className="mt-5 max-w-[12em] lg:mt-14">
              {view.heading} <span className="mt-3 block text-h4 font-medium">{view.plainly}</span>
            </h1>
            <p className="mt-4 max-w-[46ch] text-lead text-ink-soft">{view.lead}</p>
            <div className="mt-6 flex gap-3">
              <ButtonLink to="/inventory" look="action" className="max-md:flex-1 max-md:px-2">
                Get Free Quote
              </ButtonLink>
              <ButtonLink to="/contact" look="line" className="max-md:flex-1 max-md:px-2">
                Ask a question
              </ButtonLink>
            </div>
          </div>
          <ServiceDrawing slug={service.slug} bleeds={isAtLeft ? 'left' : 'right'} />
        </div>
      </div>
      <ServiceSections {...loaderData} />
      <section className="contours border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-9 md:py-14 lg:py-20">
          <h2 className="max-w-[18em]">Show us the place, and we'll tell you what we'd do</h2>
          <ButtonLink to="/inventory" look="action" className="max-md:w-full">
            Get Free Quote
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
