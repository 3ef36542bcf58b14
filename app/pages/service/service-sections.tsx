import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Service } from '#domain/services/services.ts'
import type { Route } from './+types/service.page.ts'
import { OakLegend, OaksAtRisk } from './oak-survey.tsx'
import { ServiceCalendar } from './service-calendar.tsx'
import { ServiceCommunities } from './service-communities.tsx'
import { ServiceCost } from './service-cost.tsx'
import { IncludedParts, VisitSteps } from './service-parts.tsx'
import { ServicePlants } from './service-plants.tsx'
import { ServiceQuestions } from './service-questions.tsx'

type Section = 'when' | 'included' | 'visit' | 'cost' | 'plants' | 'questions' | 'oaks'

/** Every service has the same sections, but what people want to know first differs. */
const order: Record<Service['slug'], readonly Section[]> = {
  'tree-service': ['when', 'included', 'visit', 'cost', 'plants', 'questions'],
  'landscape-designer': ['visit', 'included', 'plants', 'when', 'cost', 'questions'],
  landscaper: ['included', 'cost', 'when', 'visit', 'plants', 'questions'],
  horticulturist: ['questions', 'included', 'plants', 'when', 'visit', 'cost'],
  'arborist-service': ['when', 'oaks', 'included', 'visit', 'cost', 'plants', 'questions'],
  'plant-supplier': ['cost', 'included', 'when', 'visit', 'plants', 'questions'],
  'tree-delivery': ['cost', 'visit', 'included', 'when', 'plants', 'questions'],
}

export function ServiceSections({ service, view, plants, articles }: Route.ComponentProps['loaderData']) {
  const sections = order[service.slug]
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
        <ServiceCommunities />
      </section>
    </>
  )
}
