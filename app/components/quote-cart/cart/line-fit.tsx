import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { askedSpot, measuredSpots } from '#app/components/growth/measured-spots.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { isWoody, sizeAt } from '#domain/growth/growth.ts'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '#ui/create-store.ts'
import { lazyPart } from '#ui/lazy.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const LineFitPanel = lazyPart(async () => (await import('./line-fit-panel.tsx')).LineFitPanel)

/** 'Will it fit?' on a line, closed at first. Without JavaScript it's a link to the page with this one open. */
export function LineFit({ item }: { item: CartItem }) {
  const id = useId()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const isAsked = search.get('fit') === String(item.inventoryId)
  const [isOpen, setIsOpen] = useState(isAsked)
  const stored = useStore(measuredSpots)[item.inventoryId]
  const { growth } = item
  if (growth === undefined || !isWoody(growth.plantType) || sizeAt(growth, null, 'grown') === null)
    return null
  const look =
    'inline-flex min-h-11 items-center gap-1.5 text-small text-link underline decoration-1 underline-offset-3 hover:decoration-2'
  const named = { className: look, 'aria-label': `Will it fit? ${item.plantName}` }
  const label = (
    <>
      Will it fit?
      <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
    </>
  )
  return (
    <div id={`fit-${item.inventoryId}`} className="print:hidden">
      {hydrated ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          {...named}
        >
          {label}
        </button>
      ) : (
        <a href={`/cart?fit=${item.inventoryId}#fit-${item.inventoryId}`} {...named}>
          {label}
        </a>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LineFitPanel
            item={item}
            plant={growth}
            query={stored ?? askedSpot(search)[item.inventoryId] ?? ''}
          />
        )}
      </div>
    </div>
  )
}
