import { Link } from 'react-router'
import { AskByPhone } from '#app/components/plant-search/ask-by-phone.tsx'
import { EmptyBed } from '#app/components/plants/drawings.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { emptyInventorySearch, writeInventorySearch } from '#domain/search/inventory-search.ts'

// Each hint is a search without filters, so it finds something.
const hints = ['Dragon', 'Oak', 'Shrub', 'Tree']
const needs = ['shade', 'deer', 'screen']
const searchFor = (text: string) =>
  `/inventory${writeInventorySearch({ ...emptyInventorySearch, text, sort: 'match' })}`

const Hint = ({ text }: { text: string }) => (
  <Link to={searchFor(text)} preventScrollReset className="text-link underline">
    {text}
  </Link>
)

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
          {index > 0 && (index === hints.length - 1 ? ' or ' : ', ')}‘<Hint text={hint} />’
        </span>
      ))}
      , search by need:{' '}
      {needs.map((need, index) => (
        <span key={need}>
          {index > 0 && ', '}
          <Hint text={need} />
        </span>
      ))}
      , or take a filter off. <AskByPhone />
    </StatePanel>
  )
}
