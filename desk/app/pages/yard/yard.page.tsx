import type { ShouldRevalidateFunction } from 'react-router'
import { ownerAction } from '#server/people/desk-action.ts'
import { requirePerson } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { addYardItem, newYardItem } from '#server/stock/yard/add-yard-item.ts'
import { readYard, searchYard } from '#server/stock/yard/read-yard.ts'
import { keepingLast } from '#desk/app/components/without-connection.ts'
import type { Route } from './+types/yard.page.ts'
import { YardScreen } from './yard-screen.tsx'

export const meta = () => [{ title: 'Yard | The desk' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = requirePerson(context)
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const now = new Date()
  const [yard, found] = await deskUnavailable(Promise.all([readYard(person, now), searchYard(text, now)]))
  return { person, yard, search: { text, found } }
}

export const action = ownerAction(newYardItem, (typed, { person }) => addYardItem(typed, person.id))

/** Counting goes on. */
export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

/** Typing only changes the URL: the list is already here, and the search is a request of its own. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && currentUrl.search === nextUrl.search

export default function YardPage({ loaderData }: Route.ComponentProps) {
  return <YardScreen {...loaderData} />
}
