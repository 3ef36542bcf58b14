import { useNavigation } from 'react-router'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { EmptyState } from '#desk/app/components/states.tsx'
import { timeInWords } from '#domain/time/day-words.ts'
import { parseGroup } from '#domain/quotes/desk/quote-groups.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { readDeskQuoteList } from '#server/quotes/desk/desk-quote-list.ts'
import { Pager } from '#ui/pager.tsx'
import type { Route } from './+types/quotes.page.ts'
import { GroupChips } from './group-chips.tsx'
import { hrefOfList } from './href-of-list.ts'
import { QuoteRow, QuoteRowHead } from './quote-row.tsx'
import { QuoteSearch } from './quote-search.tsx'

export const meta = () => [{ title: 'Quotes | The desk' }]

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
  // A search looks everywhere unless a chip is chosen.
  const asked = parseGroup(searchParams.get('state'))
  const group = asked ?? (search === '' && searchParams.get('state') !== 'all' ? 'open' : null)
  const page = Math.min(1_000, Math.max(1, Math.trunc(Number(searchParams.get('page') ?? 1)) || 1))
  const now = new Date()
  const list = await deskUnavailable(readDeskQuoteList({ group, search, page }, now))
  return { ...list, group, search, asOf: timeInWords(now) }
}

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  const { quotes, groups, group, search, all, page, pages, shown, asOf } = loaderData
  const open = groups.find((each) => each.group === 'open')
  const isLoading = useNavigation().location?.pathname === '/quotes'
  const hrefFor = (to: number) => hrefOfList({ group, search, page: to })
  return (
    <>
      {search === '' ? (
        <PageHead title="Quotes" note={`${open?.quotes ?? 0} open`}>
          {open?.total} open
        </PageHead>
      ) : (
        <PageHead title="Quotes" note={`${all} found`} />
      )}
      <OfflineStrip asOf={asOf}>Opening a quote needs a signal.</OfflineStrip>
      <div className="sticky top-0 z-10 border-b border-line bg-raised xl:flex xl:items-center xl:pr-(--gutter)">
        <QuoteSearch search={search} group={group} />
        <GroupChips groups={groups} group={group} search={search} all={all} />
      </div>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : undefined}>
        {quotes.length === 0 ? (
          <EmptyState title={search === '' ? 'No quotes here' : 'Nothing found'}>
            {search === ''
              ? 'When a customer sends a request, it appears here.'
              : 'Search by name, town, phone or quote number.'}
          </EmptyState>
        ) : (
          <>
            <QuoteRowHead />
            <ul aria-label="Quotes">
              {quotes.map((quote) => (
                <QuoteRow key={quote.number} quote={quote} />
              ))}
            </ul>
            <p className="px-(--gutter) py-4 text-caption text-ink-quiet">
              {quotes.length} of {shown}, those that need us first. Requests are before sales tax.
            </p>
            <Pager page={page} pageCount={pages} hrefFor={hrefFor} label="Pages of quotes" />
          </>
        )}
      </div>
    </>
  )
}
