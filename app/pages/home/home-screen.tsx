import { homeQuestions, type HomePrices } from '#domain/content/home-questions.ts'
import { ClosingCall, SectionHeading, SideSection } from '#app/components/page-sections.tsx'
import type { DrawnGarden } from '#app/components/growth/drawn-garden.ts'
import { HowItWorks } from '#app/components/how-it-works/how-it-works.tsx'
import { Questions } from '#app/components/questions.tsx'
import type { MapCommunity, PlacedMap } from '#app/components/service-map/map-places.ts'
import { ReadNext, type ReadNextArticle } from '#app/components/read-next.tsx'
import { WhoList } from '#app/components/who-list.tsx'
import type { Claims } from '#domain/settings/claims.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { AboutUs } from './about-us.tsx'
import type { FeaturedTree } from './featured-card.tsx'
import { FeaturedTrees } from './featured-trees.tsx'
import { clients, steps } from './home-texts.ts'
import { HomeYard } from './home-yard.tsx'
import { SectionAnchor, useSectionInView } from './use-section-in-view.tsx'
import { ServiceAreas } from './service-areas.tsx'
import { ServiceList } from './service-list.tsx'
import { Solutions, type SolutionPlant } from './solutions.tsx'
import { Testimonials } from './testimonials.tsx'

export type HomeData = {
  /** Null while loading. */
  featured: FeaturedTree[] | null
  communities: MapCommunity[]
  /** Null while loading. */
  map: PlacedMap | null
  plants: SolutionPlant[]
  /** Null while loading, or if one of its plants isn't sold any more. */
  yard: DrawnGarden | null
  prices: HomePrices | null
  /** Null while loading. */
  claims: Pick<Claims, 'rating' | 'species' | 'communities' | 'reviews'> | null
  articles: readonly ReadNextArticle[]
  phone: string
  email: string
}

/** The sections below the hero, top to bottom. */
export function HomeScreen({ data }: { data: HomeData }) {
  useSectionInView()
  return (
    <>
      {data.yard !== null && <HomeYard yard={data.yard} />}
      <Solutions plants={data.plants} />
      <Testimonials reviews={data.claims?.reviews ?? []} />
      <section className="section border-b border-line bg-raised">
        <div className="wrap">
          <SectionHeading title="How it works">
            <p>Three steps. The last one’s yours, and it takes a hose.</p>
          </SectionHeading>
          <HowItWorks steps={steps} />
        </div>
      </section>
      <FeaturedTrees trees={data.featured} />
      <ServiceList />
      <ServiceAreas communities={data.communities} map={data.map} />
      <SideSection title="Who we plant for" intro="From a single redbud to a row of oaks." raised>
        <PhoneDisclosure
          title="Homeowners, builders, ranches, schools"
          className="border-y border-line md:border-0"
        >
          <WhoList clients={clients} />
        </PhoneDisclosure>
      </SideSection>
      <AboutUs phone={data.phone} email={data.email} />
      <SideSection id="faq" title="Questions and answers" raised anchor={<SectionAnchor section="faq" />}>
        <Questions questions={homeQuestions(data.prices)} />
      </SideSection>
      <ReadNext articles={data.articles} title="Before you plant" />
      <ClosingCall title="See what your trees cost, planted" button="Get a Quote" />
    </>
  )
}
