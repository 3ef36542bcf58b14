import { Form, redirect, useNavigate, useNavigation } from 'react-router'
import { EmptyBed } from '#app/components/drawings.tsx'
import { appliedChoices } from '#app/components/plant-search/applied-choices.ts'
import { AppliedFilters } from '#app/components/plant-search/applied-filters.tsx'
import { FilterPanel } from '#app/components/plant-search/filter-panel.tsx'
import { ListStatus } from '#app/components/plant-search/list-status.tsx'
import { SearchField } from '#app/components/plant-search/search-field.tsx'
import { pageMeta } from '#app/seo.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { StatePanel } from '#app/ui/state-panel.tsx'
import type { PlantChoices } from '#domain/search/plant-choices.ts'
import {
  changePlantSearch,
  emptyPlantSearch,
  isCanonical,
  parsePlantSearch,
  writePlantSearch,
  type PlantSearch,
} from '#domain/search/plant-search.ts'
import { countPlantValues } from '#server/db/plant-counts.ts'
import { listPlants } from '#server/db/plant-list.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { toPlantEntry } from '#server/presenters/plant-entry.ts'
import type { Route } from './+types/plant-database.page.ts'
import { PlantEntry } from './plant-entry.tsx'
import { PlantFilters } from './plant-filters.tsx'

const path = '/plant-database'

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const search = parsePlantSearch(url.searchParams)
  // A form sent without JavaScript names each value on its own: it is led once to the address that all equal searches share.
  if (!isCanonical(url.searchParams)) throw redirect(path + writePlantSearch(search))
  const [list, counts] = await orUnavailable(
    Promise.all([listPlants(search, new Date().getMonth() + 1), countPlantValues(search)]),
    {
      title: 'Error Loading Plants',
      message: 'An error occurred fetching plants.',
    },
  )
  if (list.page !== search.page) throw redirect(path + writePlantSearch({ ...search, page: list.page }))
  return {
    search,
    plants: list.plants.map(toPlantEntry),
    total: list.total,
    pageCount: list.pageCount,
    counts,
    corrections: list.corrections,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { search } = loaderData
  // Only the plain list and its pages are for search engines; what a visitor filtered is theirs alone.
  const plainList = writePlantSearch({ ...search, page: 1 }) === ''
  return pageMeta(matches, {
    title: `Plant database of Hill Country natives${search.page > 1 ? `, page ${search.page}` : ''}`,
    description:
      'Native trees, shrubs, grasses and flowers for San Antonio and the Hill Country: size, sun, soil, deer and care.',
    path: path + (plainList ? writePlantSearch(search) : ''),
    noindex: !plainList,
  })
}

export default function PlantDatabasePage({
  loaderData: { search: loaded, plants, total, pageCount, counts, corrections },
}: Route.ComponentProps) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const coming = navigation.location?.pathname === path ? navigation.location : undefined
  const loading = coming !== undefined
  // What was just chosen shows at once; the list follows.
  const search = coming === undefined ? loaded : parsePlantSearch(new URLSearchParams(coming.search))
  const show = (next: PlantSearch) =>
    void navigate(path + writePlantSearch(next), { preventScrollReset: true })
  const showForm = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    show(parsePlantSearch(new URLSearchParams(entries)))
  }

  return (
    <Form
      action={path}
      onChange={(event) =>
        event.target instanceof HTMLInputElement &&
        event.target.type === 'checkbox' &&
        showForm(event.currentTarget)
      }
      onSubmit={(event) => {
        event.preventDefault()
        showForm(event.currentTarget)
      }}
    >
      <Banner key={loaded.text} text={loaded.text} />
      <div className="wrap grid gap-9 py-8 lg:grid-cols-[256px_minmax(0,1fr)]">
        <FilterPanel total={total}>
          <PlantFilters
            search={search}
            counts={counts}
            onRange={(change) => show(changePlantSearch(search, change))}
          />
        </FilterPanel>
        <section
          aria-label="Plants"
          aria-busy={loading}
          className={loading ? 'opacity-60 transition-opacity' : undefined}
        >
          <ListStatus total={total} corrections={corrections} />
          <AppliedFilters
            applied={appliedChoices(search).map(({ label, without }) => ({
              label,
              to: path + writePlantSearch(leaveOut(search, without)),
            }))}
            clearTo={path + writePlantSearch(emptyPlantSearch)}
          />
          {plants.length === 0 ? (
            <div className="mt-6">
              <NothingFound />
            </div>
          ) : (
            <div className="mt-5 grid gap-x-9 xl:grid-cols-2">
              {plants.map((plant, index) => (
                <PlantEntry key={plant.slug} plant={plant} eager={index < 2} />
              ))}
            </div>
          )}
          <div className="mt-8">
            <Pager
              page={loaded.page}
              pageCount={pageCount}
              label="Pages of plants"
              hrefFor={(page) => path + writePlantSearch({ ...loaded, page })}
            />
          </div>
        </section>
      </div>
    </Form>
  )
}

/** Without the words searched for, nothing is left to sort by how well it fits. */
const leaveOut = (search: PlantSearch, without: Partial<PlantChoices>) =>
  changePlantSearch(search, without.text === '' ? { ...without, sort: 'name' } : without)

function Banner({ text }: { text: string }) {
  return (
    <div className="contours border-b border-line">
      <div className="wrap py-10 lg:py-14">
        <h1>Plant database</h1>
        <p className="mt-3 max-w-lead text-lead text-ink-soft">
          What grows here, how big it gets, and what it asks for.
        </p>
        <div className="mt-6 flex max-w-140 gap-2">
          <SearchField label="Search by name" text={text} placeholder="Redbud, encino, Quercus …" />
          <Button type="submit" className="min-h-15">
            Search
          </Button>
        </div>
      </div>
    </div>
  )
}

/** PD-05. */
function NothingFound() {
  return (
    <StatePanel
      drawing={<EmptyBed />}
      title="No Plants Match Your Criteria"
      action={<ButtonLink to={path + writePlantSearch(emptyPlantSearch)}>Clear All Filters</ButtonLink>}
    >
      Take a filter off, or try another name: a botanical or a Spanish one will do.
    </StatePanel>
  )
}
