import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { broughtBack } from '#domain/stock/yard-change.ts'
import { itemsFound, type Yard, type YardFound, type YardItem } from '#domain/stock/yard-item.ts'
import { timeInWords } from '#domain/time/day-words.ts'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import type { DeskPerson } from '#desk/app/components/use-person.ts'
import { useStore } from '#ui/create-store.ts'
import { ActButton } from './act-button.tsx'
import { keepYardPage } from './keep-yard-page.ts'
import { NothingFound } from './nothing-found.tsx'
import { OpenItem } from './open-item.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useYardSearch } from './use-yard-search.ts'
import { changeTo, itemsNow, titleOfItem } from './yard-actions.ts'
import { Waiting } from './waiting.tsx'
import { YardRow } from './yard-row.tsx'
import { YardSearchField } from './yard-search-field.tsx'
import { yardStoreOf } from './yard-store.ts'
import { YardStrip } from './yard-strip.tsx'

type YardScreenProps = {
  person: DeskPerson
  yard: Yard
  search: { text: string; found: YardFound | null }
}

const keepAfterMilliseconds = 2_000

/** Rows before 'Show the rest'. */
const fewRows = 40

/** The stock between the rows of pots, for one thumb. */
export function YardScreen({ person, yard, search }: YardScreenProps) {
  const store = yardStoreOf(person.id)
  const state = useStore(store)
  const online = useOnline()
  const { revalidate } = useRevalidator()
  const [parameters, setParameters] = useSearchParams()
  const [text, setText] = useState(search.text)
  const [showsAll, setShowsAll] = useState(false)
  const [countsFirst, setCountsFirst] = useState<number | null>(null)
  const found = useYardSearch(text, search, yard.plants)

  // Keeps the page for a reload without a signal, once it's here with its pictures.
  useEffect(() => {
    const timer = setTimeout(() => void keepYardPage(), keepAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  // Sends what waits, and reads the list again, when the page opens, comes back into view, or has a signal again.
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      store.send()
      if (navigator.onLine) void revalidate()
    }
    store.send()
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [store, revalidate])

  const now = new Date(yard.asOf)
  const items = itemsNow(yard.items, yard.asOf, state)
  const inYard = items.filter(({ stock }) => !stock.isOut).length
  const listed = found === null ? items : itemsFound(items, found)
  const openId = Number(parameters.get('item') ?? 0)
  const shown = showsAll || found !== null ? listed : listed.slice(0, fewRows)

  const put = (entries: { q?: string; item?: string }) =>
    setParameters(
      Object.fromEntries(
        Object.entries({ q: text, item: String(openId), ...entries }).filter(
          ([, value]) => value !== '' && value !== '0',
        ),
      ),
      { replace: true, preventScrollReset: true },
    )
  const type = (typed: string) => {
    setText(typed)
    setShowsAll(false)
    store.hideLast()
    put({ q: typed, item: '' })
  }
  const open = (id: number, counts = false) => {
    setCountsFirst(counts ? id : null)
    put({ item: String(id) })
  }
  const openWaiting = (item: YardItem) => {
    setText(item.name)
    put({ q: item.name, item: String(item.id) })
  }
  const bringBack = (item: YardItem) => {
    const back = broughtBack(item.stock)
    if (back === null) open(item.id, true)
    else store.change(changeTo(item, 'stock', back), titleOfItem(item))
  }
  const rowOf = (item: YardItem, at: number, list: readonly YardItem[]) =>
    item.id === openId ? (
      <OpenItem
        key={item.id}
        item={item}
        store={store}
        now={now}
        startsCounting={countsFirst === item.id}
        onClose={() => put({ item: '' })}
      />
    ) : (
      <YardRow
        key={item.id}
        item={item}
        now={now}
        isNamed={list[at - 1]?.name === item.name}
        onOpen={() => open(item.id)}
        onBack={() => bringBack(item)}
      />
    )

  const isWaiting = (!online || state.problem !== null) && state.queue.length > 0

  return (
    <div className="pb-20">
      <YardStrip state={state} online={online} asOf={now} />
      <PageHead
        title="Yard"
        note={
          online
            ? found === null
              ? `${inYard} in stock`
              : `${listed.length} of ${items.length}`
            : `as of ${timeInWords(now)}`
        }
      >
        {online && timeInWords(now)}
      </PageHead>
      <YardSearchField text={text} onType={type} />
      <div>
        {isWaiting && <Waiting queue={state.queue} items={items} store={store} onOpen={openWaiting} />}
        {found !== null && <Corrections found={found} />}
        {found === null && isWaiting && <SectionHead title="Everything" note={`${inYard} in stock`} />}
        {listed.length === 0 && found !== null ? (
          <NothingFound
            text={text}
            found={found}
            yard={yard}
            items={items}
            isOwner={person.role === 'owner'}
            onClear={() => type('')}
          >
            {rowOf}
          </NothingFound>
        ) : (
          <ul aria-label={found === null ? 'Everything in the yard' : 'Found'}>{shown.map(rowOf)}</ul>
        )}
        {shown.length < listed.length && (
          <div className="px-(--gutter) py-4">
            <ActButton className="w-full" onClick={() => setShowsAll(true)}>
              Show the other {listed.length - shown.length}
            </ActButton>
          </div>
        )}
      </div>
      <UndoBar state={state} store={store} />
    </div>
  )
}

function Corrections({ found: { corrections } }: { found: YardFound }) {
  if (corrections.length === 0) return null
  return (
    <p role="status" className="border-b border-line px-(--gutter) py-2.5 text-small text-ink-soft">
      {corrections.map(({ given, meant }) => `“${given}” read as ${meant}.`).join(' ')}
    </p>
  )
}
