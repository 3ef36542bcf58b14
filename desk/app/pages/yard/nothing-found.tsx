import { Mail, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { itemsFound, type Yard, type YardFound, type YardItem } from '#domain/stock/yard-item.ts'
import { containerSizeLabel } from '#domain/stock/container-sizes.ts'
import { EmptyState } from '#desk/app/components/states.tsx'
import { ActButton, actButtonClass } from './act-button.tsx'
import { AddItem } from './add-item.tsx'

type NothingFoundProps = {
  text: string
  found: YardFound
  yard: Yard
  items: readonly YardItem[]
  isOwner: boolean
  onClear: () => void
  children: (item: YardItem, at: number, list: readonly YardItem[]) => ReactNode
}

/** Either the site knows the plant and there's none of it, or it's a species that the site doesn't know. */
export function NothingFound({ text, found, yard, items, isOwner, onClear, children }: NothingFoundProps) {
  const known = yard.plants.find(({ id }) => id === found.plantIds[0])
  const nearest = itemsFound(items, { ...found, plantIds: found.nearest, sizes: [] })
  const mail = `mailto:?${new URLSearchParams({ subject: `A new plant for the site: ${text}` }).toString().replaceAll('+', '%20')}`
  return (
    <>
      <EmptyState
        title={`No “${text}” in the yard`}
        action={
          <div className="mx-auto grid max-w-82.5 grid-cols-2 gap-2">
            <ActButton onClick={onClear}>
              <X aria-hidden className="size-4.75 flex-none" strokeWidth={1.7} />
              Clear search
            </ActButton>
            {known === undefined && (
              <a href={mail} className={`${actButtonClass()} no-underline`}>
                <Mail aria-hidden className="size-4.75 flex-none" strokeWidth={1.7} />
                Ask for it
              </a>
            )}
          </div>
        }
      >
        {known === undefined
          ? `It isn’t one of the ${yard.plants.length} plants the site knows. A new species takes an engineer: record, plate, prices.`
          : `The site knows ${known.name}, but no supplier’s list has it${found.sizes.length > 0 ? ' in this size' : ''}.`}
      </EmptyState>
      {isOwner && known !== undefined && (
        <AddItem key={known.id} plant={known} size={found.sizes.map(containerSizeLabel)[0] ?? ''} />
      )}
      {nearest.length > 0 && (
        <>
          <p className="px-(--gutter) pb-1.5 text-caption text-ink-quiet">Similar names</p>
          <ul aria-label="Similar names">{nearest.map(children)}</ul>
        </>
      )}
    </>
  )
}
