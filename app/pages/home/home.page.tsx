import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { cutOutUrl } from '#app/components/plants/cut-outs.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { faqPage } from '#app/structured-data.ts'
import { catalogStatus } from '#server/reads/catalog-snapshot.ts'
import { getCompany } from '#server/reads/company.ts'
import { listPlantsBySlugs } from '#server/db/plants.ts'
import { listFeaturedItems } from '#server/reads/featured-trees.ts'
import { getTextValues } from '#server/reads/text-values.ts'
import { nullOnFault } from '#server/http/on-fault.ts'
import { toFeaturedTree } from '#server/presenters/featured-tree.ts'
import { toGrownPlant } from '#server/presenters/card-plant.ts'
import { toMapCommunity } from '#server/presenters/community-page.ts'
import { getServiceArea } from '#server/reads/service-area.ts'
import type { Route } from './+types/home.page.ts'
import { HomeScreen, type HomeData } from './home-screen.tsx'
import { homeQuestions, solutions, type HomePrices } from './home-texts.ts'
import { localBusiness } from './local-business.ts'
import { useSectionInView } from './use-section-in-view.tsx'

async function getHomePrices(): Promise<HomePrices> {
  const figure = await getTextValues()
  const [freeMiles, farFee] = [figure('freeDeliveryMiles'), figure('farDeliveryFee')]
  return {
    plantingFee: figure('plantingFee:15 gal') ?? null,
    delivery: freeMiles === undefined || farFee === undefined ? null : { freeMiles, farFee },
  }
}

/** Parts that fail to load are left out (HM-07), and the 503 keeps the incomplete page out of caches. */
export async function loader() {
  const [featured, area, plants, prices, { profile }] = await Promise.all([
    nullOnFault(listFeaturedItems(), 'featured trees'),
    nullOnFault(getServiceArea(), 'service area'),
    nullOnFault(
      listPlantsBySlugs(solutions.flatMap(({ plants: slugs }) => slugs)),
      'plants for the solutions',
    ),
    nullOnFault(getHomePrices(), 'prices'),
    getCompany(),
  ])
  const isComplete = featured !== null && area !== null && plants !== null && prices !== null
  const home: HomeData & { company: typeof profile } = {
    featured: (featured ?? []).map(toFeaturedTree),
    communities: (area ?? []).map(toMapCommunity),
    plants: (plants ?? []).flatMap(toGrownPlant).map((plant) => ({
      ...plant,
      cutOut: cutOutUrl(plant.slug),
      mini: cutOutUrl(plant.slug, 'mini'),
    })),
    prices,
    phone: profile.phone,
    email: profile.email,
    company: profile,
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
    title: 'Hill Country Tree Company | Native trees, planted',
    description:
      'Native trees for San Antonio and the Texas Hill Country: choose by height, see the price planted, and have them delivered and set by one crew.',
    path: '/',
    structuredData:
      home === undefined
        ? []
        : [localBusiness(originOf(matches), home.company), faqPage(homeQuestions(home.prices))],
  })
}

const nothingYet: HomeData = {
  featured: null,
  communities: [],
  plants: [],
  prices: null,
  phone: '',
  email: '',
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  useSectionInView()
  if (!('arriving' in loaderData)) return <HomeScreen data={loaderData} />
  return (
    <Suspense fallback={<HomeScreen data={nothingYet} />}>
      <Await resolve={loaderData.arriving}>{(home) => <HomeScreen data={home} />}</Await>
    </Suspense>
  )
}
