import { homeQuestions, type HomePrices } from '#domain/content/home-questions.ts'
import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { cutOutUrl } from '#app/components/plants/cut-outs.ts'
import { ringFrames } from '#app/components/service-map/map-frames.ts'
import { placeMap } from '#app/components/service-map/map-places.ts'
import { pageMeta } from '#app/seo.ts'
import { faqPage } from '#app/structured-data.ts'
import { env } from '#server/platform/config/env.ts'
import { catalogStatus } from '#server/catalog/catalog-snapshot.ts'
import { getClaims, getCompany } from '#server/settings/company.ts'
import { drawnGarden } from '#app/components/growth/drawn-garden.ts'
import { firstGardenAge } from '#domain/growth/garden.ts'
import { parseAge } from '#domain/growth/spot.ts'
import { claimsOf } from '#domain/settings/claims.ts'
import { listPlantsBySlugs } from '#server/catalog/plants.ts'
import { readHomeYard } from '#server/catalog/home-yard.ts'
import { listFeaturedItems } from '#server/catalog/featured-trees.ts'
import { getTextValues } from '#server/delivery/text-values.ts'
import { firstArticles } from '#server/platform/content.ts'
import { nullOnFault } from '#server/platform/requests/on-fault.ts'
import { toFeaturedTree } from '#server/catalog/featured-tree.ts'
import { toMapCommunity } from '#server/delivery/community-page.ts'
import { getServiceArea, getYardPosition } from '#server/delivery/service-area.ts'
import { lowerPart } from '#ui/lazy.tsx'
import type { Route } from './+types/home.page.ts'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-screen.tsx'
import { ProofLine } from './proof-line.tsx'
import { useSectionInView } from './use-section-in-view.tsx'
import { solutions } from './home-texts.ts'
import { localBusiness } from './local-business.ts'

async function getHomePrices(): Promise<HomePrices> {
  const figure = await getTextValues()
  const [freeMiles, farFee] = [figure('freeDeliveryMiles'), figure('farDeliveryFee')]
  return {
    plantingFee: figure('plantingFee:15 gal') ?? null,
    delivery: freeMiles === undefined || farFee === undefined ? null : { freeMiles, farFee },
  }
}

/** The map's words are 360 pixels wide. */
const frames = ringFrames({ x: 0.62, y: 420, height: 840, text: 376 })

/** Parts that fail to load are left out, and the 503 keeps the incomplete page out of caches. */
export async function loader({ request }: Route.LoaderArgs) {
  const [featured, area, position, plants, prices, claims, yard, { profile }] = await Promise.all([
    nullOnFault(listFeaturedItems(), 'featured trees'),
    nullOnFault(getServiceArea(), 'service area'),
    nullOnFault(getYardPosition(), 'the yard'),
    nullOnFault(
      listPlantsBySlugs(solutions.flatMap(({ plants: slugs }) => slugs)),
      'plants for the solutions',
    ),
    nullOnFault(getHomePrices(), 'prices'),
    nullOnFault(getClaims(), 'claims'),
    nullOnFault(readHomeYard(), 'the drawn yard'),
    getCompany(),
  ])
  const communities = (area ?? []).map(toMapCommunity)
  const isComplete = [featured, area, plants, prices, claims, yard].every((part) => part !== null)
  const home: HomeData & { structuredData: object[] } = {
    featured: (featured ?? []).map(toFeaturedTree),
    communities,
    map: placeMap({ communities, yard: position, frames, hasRing: true }),
    plants: (plants ?? []).map(({ slug, plantName }) => ({
      slug,
      name: plantName,
      mini: cutOutUrl(slug, 'mini'),
    })),
    yard:
      yard === null || yard.length === 0
        ? null
        : drawnGarden(yard, parseAge(new URL(request.url).searchParams.get('age'), firstGardenAge)),
    prices,
    claims: claims ?? claimsOf(new Map(), env().SITE_ORIGIN),
    articles: firstArticles,
    phone: profile.phone,
    email: profile.email,
    // Here rather than in meta, which the browser would load all these texts for.
    structuredData: [localBusiness(env().SITE_ORIGIN, profile, position), faqPage(homeQuestions(prices))],
  }
  return data(home, isComplete ? catalogStatus() : 503)
}

/** When navigating here, show everything that needs no data at once, with skeletons for the rest. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { arriving: serverLoader() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const home = loaderData === undefined || 'arriving' in loaderData ? undefined : loaderData
  return pageMeta(matches, {
    title: 'Native trees planted in San Antonio | Hill Country Tree Co.',
    description:
      'Native trees for San Antonio and the Texas Hill Country: choose by height, see the price planted, and have them delivered and set by one crew.',
    path: '/',
    structuredData: home?.structuredData ?? [],
  })
}

const nothingYet: HomeData = {
  featured: null,
  communities: [],
  map: null,
  plants: [],
  yard: null,
  prices: null,
  claims: null,
  articles: [],
  phone: '',
  email: '',
}

const HomeScreen = lowerPart(async () => (await import('./home-screen.tsx')).HomeScreen)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  useSectionInView()
  return (
    <>
      <Hero />
      {'arriving' in loaderData ? (
        <Suspense fallback={<BelowHero data={nothingYet} />}>
          <Await resolve={loaderData.arriving}>{(home) => <BelowHero data={home} />}</Await>
        </Suspense>
      ) : (
        <BelowHero data={loaderData} />
      )}
    </>
  )
}

function BelowHero({ data: home }: { data: HomeData }) {
  return (
    <>
      <ProofLine claims={home.claims} />
      <HomeScreen data={home} />
    </>
  )
}
