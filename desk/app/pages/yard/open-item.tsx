import { Pencil, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { sizeLine } from '#domain/stock/measures.ts'
import { broughtBack, countedAs, takenOut, type StockState } from '#domain/stock/yard-change.ts'
import { heldCount, shownCount, type YardItem } from '#domain/stock/yard-item.ts'
import { whenInWords } from '#domain/stock/yard-times.ts'
import { listInWords } from '#domain/wording.ts'
import { CameraButton } from '#desk/app/components/camera-button.tsx'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { scaledDown } from '#ui/scale-photo.ts'
import { ActButton, actButtonClass } from './act-button.tsx'
import { Counter, CountForm } from './counter.tsx'
import { ItemPicture, unsentKey } from './item-picture.tsx'
import { OwnerPart } from './owner-part.tsx'
import { storeUnsentPhoto } from './unsent-photos.ts'
import { changeTo, titleOfItem } from './yard-actions.ts'
import type { YardStore } from './yard-store.ts'

/** A bit more than any page shows. */
const longestPhotoSide = 2_400

type OpenItemProps = {
  item: YardItem
  store: YardStore
  now: Date
  /** Opened by Back, without a number to go back to. */
  startsCounting: boolean
  onClose: () => void
}

/** Under the search field, so that everything to tap is within reach. */
const scrollToTop = (item: HTMLLIElement | null) => item?.scrollIntoView({ block: 'start' })

/** The one item that's unfolded, with everything that can be done to it. */
export function OpenItem({ item, store, now, startsCounting, onClose }: OpenItemProps) {
  const typedCount = useUnsavedText(`yard count ${item.id}`)
  const [asksCount, setAsksCount] = useState(startsCounting)
  const isCounting = asksCount || typedCount.text !== null
  const { stock } = item
  const title = titleOfItem(item)
  const askCount = () => {
    setAsksCount(true)
    store.hideLast()
  }
  const setStock = (to: StockState, isTap = false) => store.change(changeTo(item, 'stock', to), title, isTap)
  const bringBack = () => {
    const back = broughtBack(stock)
    if (back === null) askCount()
    else setStock(back)
  }
  return (
    <li
      ref={scrollToTop}
      className="grid scroll-mt-19 gap-3.5 border-t border-line-control bg-control px-(--gutter) pt-3.5 pb-4 shadow-[inset_4px_0_var(--color-ink)] lg:grid-cols-[40rem]"
    >
      <button
        type="button"
        onClick={onClose}
        aria-expanded
        className="grid grid-cols-[92px_minmax(0,1fr)] items-center gap-3.5 rounded-box text-left"
      >
        <ItemPicture item={item} className="size-23" />
        <span className="min-w-0 text-small leading-snug text-ink-soft">
          <span className="mb-1 block font-display text-[1.4375rem] leading-tight font-medium text-ink">
            {item.name}
          </span>
          <span className="block">{sizeLine(item)}</span>
          <StockStatus item={item} now={now} />
        </span>
      </button>
      {isCounting ? (
        <CountForm
          itemId={item.id}
          onSave={(count) => setStock(countedAs(count))}
          onClose={() => setAsksCount(false)}
        />
      ) : (
        <>
          <Counter
            count={stock.count}
            isOut={stock.isOut}
            onStep={(to) => setStock(countedAs(to), true)}
            onCount={askCount}
          />
          <div className="grid grid-cols-3 gap-2">
            {stock.isOut ? (
              <ActButton onClick={bringBack}>
                <Undo2 aria-hidden className="size-4.75 flex-none" strokeWidth={1.7} />
                Back
              </ActButton>
            ) : (
              <ActButton onClick={() => setStock(takenOut(stock))}>
                <X aria-hidden className="size-4.75 flex-none" strokeWidth={1.7} />
                Out
              </ActButton>
            )}
            <ActButton onClick={askCount}>
              <Pencil aria-hidden className="size-4.75 flex-none" strokeWidth={1.7} />
              Count
            </ActButton>
            <PhotoButton item={item} store={store} />
          </div>
        </>
      )}
      {item.owner !== null && (
        <OwnerPart
          itemId={item.id}
          values={item.owner}
          onEdit={store.hideLast}
          onPrice={(cents) => store.change(changeTo(item, 'price', cents), title)}
          onBestSeller={(isBestSeller) => store.change(changeTo(item, 'bestSeller', isBestSeller), title)}
        />
      )}
    </li>
  )
}

/** '2 held for Hank B. and 1 for Ana', with names that stay on one line. */
function holdsInWords(holds: YardItem['holds']): string {
  const parts = holds.map(
    ({ quantity, who }, at) => `${quantity} ${at === 0 ? 'held ' : ''}for ${who.replaceAll(' ', '\u00a0')}`,
  )
  return `${listInWords(parts)}.`.replace('..', '.')
}

/** Since when, for whom it's held, and what visitors see of it. */
function StockStatus({ item, now }: { item: YardItem; now: Date }) {
  const { stock, holds, supplier } = item
  const held = heldCount(item)
  const since = whenInWords(new Date(item.since), now)
  const here = stock.isOut ? 0 : stock.count
  return (
    <>
      <span className="block">
        {stock.isOut ? `Out since ${since}.` : `Listed since ${since}.`}
        {held > 0 && ` ${holdsInWords(holds)}`}
      </span>
      {held > 0 && here !== null && held > here && (
        <span className="mt-1 inline-block rounded-badge bg-best-surface px-1.75 py-0.75 text-caption leading-tight font-semibold text-best">
          {held} held, {here === 0 ? 'none' : here} here
        </span>
      )}
      {held > 0 && !stock.isOut && stock.count !== null && (
        <span className="block">{shownCount(item)} shown to visitors.</span>
      )}
      {!item.isOffered && !stock.isOut && (
        <span className="block">Not shown to visitors: another supplier costs less.</span>
      )}
      {supplier !== null && <span className="block text-caption text-ink-quiet">{supplier}</span>}
    </>
  )
}

function PhotoButton({ item, store }: { item: YardItem; store: YardStore }) {
  const take = async (file: File) => {
    const photo = await scaledDown(file, longestPhotoSide)
    const change = changeTo(item, 'picture', null)
    await storeUnsentPhoto(change.key, photo)
    const to = { useCatalogImage: false, customImageUrl: unsentKey(change.key) }
    store.change({ ...change, to } as typeof change, titleOfItem(item))
  }
  return (
    <CameraButton className={actButtonClass()} onPhoto={(file) => void take(file)}>
      Photo
    </CameraButton>
  )
}
