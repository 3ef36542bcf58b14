import { data } from 'react-router'
import { cutOutUrl } from '#app/components/plants/cut-outs.ts'
import { PlantLineUp } from '#app/components/plants/plant-line-up.tsx'
import { ShortLists, shortListPath } from '#app/components/plants/short-lists.tsx'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList } from '#app/structured-data.ts'
import { throwNotFound } from '#app/throw-not-found.ts'
import { groundsToChoose } from '#domain/advice/plant-list.ts'
import { catalogStatus, getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { toPlantList } from '#server/catalog/plant-list.ts'
import { plantLists, toShortList, wishes } from '#server/platform/content.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { lowerPart } from '#ui/lazy.tsx'
import type { Route } from './+types/plant-list.page.ts'
import { GroundChoice } from './ground-choice.tsx'
import { ListedPlant } from './listed-plant.tsx'
import { LeftOut } from './left-out.tsx'

export async function loader({ params, request }: Route.LoaderArgs) {
  const list = plantLists.find(({ slug }) => slug === params.list) ?? throwNotFound()
  const catalog = await unavailableOnFault(getCatalog(), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants',
  })
  const grounds = groundsToChoose(wishes[list.wish])
  const asked = new URL(request.url).searchParams.get('ground')
  const ground = grounds.find((each) => each === asked) ?? null
  const { plants, without } = toPlantList(list, catalog, ground)
  const { slug, title, description, heading, answer } = list
  return data(
    {
      list: { slug, title, description, heading, answer },
      grounds,
      ground,
      plants,
      without,
      lineUp: plants.flatMap(({ name, slug: plant, inTenYears }) => {
        const cutOut = cutOutUrl(plant)
        return cutOut === undefined || inTenYears === null
          ? []
          : [{ name, cutOut, heightFt: inTenYears.heightFt.most, spreadFt: inTenYears.spreadFt.most }]
      }),
      others: plantLists.filter((other) => other !== list).map(toShortList),
    },
    catalogStatus(),
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { list, plants, ground } = loaderData
  const origin = originOf(matches)
  return pageMeta(matches, {
    title: list.title,
    description: list.description,
    path: shortListPath(list.slug),
    noindex: ground !== null,
    structuredData: [
      breadcrumbList(origin, [
        { label: 'Home', to: '/' },
        { label: 'Plant Database', to: '/plant-database' },
        { label: list.heading, to: shortListPath(list.slug) },
      ]),
      {
        '@type': 'ItemList',
        name: list.heading,
        itemListElement: plants.map(({ slug, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${origin}/plant-database/${slug}`,
        })),
      },
    ],
  })
}

const PlaceLine = lowerPart(async () => (await import('#app/components/place/place-line.tsx')).PlaceLine)

export default function PlantListPage({ loaderData }: Route.ComponentProps) {
  const { list, grounds, ground, plants, without, lineUp, others } = loaderData
  return (
    <>
      <div className="contours border-b border-line">
        <div className="wrap pt-5 pb-7 lg:pb-10">
          <Breadcrumbs
            steps={[
              { label: 'Home', to: '/' },
              { label: 'Plant Database', to: '/plant-database' },
              { label: list.heading },
            ]}
          />
          <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
            <div>
              <h1>{list.heading}</h1>
              <p className="mt-3 max-w-prose text-lead">{list.answer}</p>
            </div>
            {grounds.length > 0 && (
              <GroundChoice path={shortListPath(list.slug)} grounds={grounds} chosen={ground} />
            )}
          </div>
        </div>
      </div>
      {lineUp.length > 1 && (
        <figure className="border-b border-line bg-raised py-6 print:hidden">
          <div className="wrap">
            <PlantLineUp plants={lineUp.slice(0, 4)} aspect={1.6} className="aspect-[1.6] w-full md:hidden" />
            <PlantLineUp plants={lineUp.slice(0, 8)} aspect={4} className="aspect-[4] w-full max-md:hidden" />
            <figcaption className="mt-2 text-caption text-ink-quiet">
              Ten years after planting, beside a person six feet tall. An illustration.
            </figcaption>
          </div>
        </figure>
      )}
      <div className="wrap py-8 lg:py-12">
        <h2 className="text-h3">{headingOf(plants.length, ground)}</h2>
        <PlaceLine className="mt-2" />
        <ol className="mt-3 lg:mt-5">
          {plants.map((plant, index) => (
            <ListedPlant key={plant.slug} plant={plant} rank={index + 1} />
          ))}
        </ol>
        <p className="mt-3 text-caption text-ink-quiet">
          Heights in ten years are estimates from what’s recorded about each plant. Prices are for the plant
          in your ground, before delivery and sales tax.
        </p>
      </div>
      {without.length > 0 && <LeftOut plants={without} />}
      <ShortLists title="More short lists" lists={others} />
    </>
  )
}

const groundWords = { limestone: 'for rock', clay: 'for clay', sand: 'for sand' } as const
const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const headingOf = (count: number, ground: keyof typeof groundWords | null) =>
  `${numbers[count] ?? count}${ground === null ? '' : ` ${groundWords[ground]}`}, best first`
