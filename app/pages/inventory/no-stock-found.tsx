import { Link } from 'react-router'
import { EmptyBed } from '#app/components/plants/drawings.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { emptyInventorySearch, writeInventorySearch } from '#domain/search/inventory-search.ts'

// Each hint is a search without filters, so it finds something.
const hints = ['Dragon', 'Oak', 'Shrub', 'Tree']
const searchFor = (text: string) =>
  `/inventory${writeInventorySearch({ ...emptyInventorySearch, text, sort: 'match' })}`

export function NoStockFound() {
  return (
    <StatePanel
      drawing={<EmptyBed />}
      title="No plants found"
      action={
        <ButtonLink to="/inventory" preventScrollReset>
          Clear All Filters
        </ButtonLink>
      }
    >
      Try{' '}
      {hints.map((hint, index) => (
        <span key={hint}>
          {index > 0 && (index === hints.length - 1 ? ' or ' : ', ')}‘
          <Link to={searchFor(hint)} preventScrollReset className="text-link underline">
            {hint}
          </Link>
          ’
        </span>
      ))}
      , or take a filter off.
    </StatePanel>
  )
}
