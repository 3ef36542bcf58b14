import { ChevronRight } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { whenInWords } from '#domain/stock/yard-times.ts'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { monthDay, timeInWords } from '#domain/time/day-words.ts'
import { counted } from '#domain/wording.ts'
import { listDrafts } from '#server/stock/price-lists/price-list-drafts.ts'
import { listLastPriceLists, undoDays } from '#server/stock/price-lists/price-lists.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { mostUploadedBytes, uploadPriceList } from '#server/stock/price-lists/upload-price-list.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/price-lists.page.ts'
import { UploadArea } from './upload-area.tsx'

export const meta = () => [{ title: 'Price lists | The desk' }]

const dayOf = (at: Date) => monthDay(nurseryDay(at))

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date()
  const [drafts, lists] = await deskUnavailable(Promise.all([listDrafts(), listLastPriceLists()]))
  return {
    asOf: timeInWords(now),
    mostBytes: mostUploadedBytes,
    undoDays,
    done: new URL(request.url).searchParams.get('done'),
    drafts: drafts.map(({ id, fileName, createdAt, who }) => ({
      id,
      fileName,
      note: `Uploaded ${whenInWords(createdAt, now)} by ${who}`,
    })),
    lists: lists.map(({ wholesalerId, wholesaler, fileName, importedAt, undoneAt, rows, who }) => ({
      wholesalerId,
      wholesaler,
      note: `${dayOf(importedAt)}, ${who ?? 'by command line'}, ${counted(rows, 'row')}${fileName === null ? '' : `, ${fileName.split('/').at(-1)}`}`,
      undone: undoneAt === null ? null : dayOf(undoneAt),
      undoUntil: monthDay(addDays(nurseryDay(importedAt), undoDays)),
    })),
  }
}

export const action = ownerAction(z.object({ list: z.unknown() }), async ({ list }, { person }) => {
  if (!(list instanceof File) || list.name === '') throw new Refusal('Choose a file first.')
  const id = await uploadPriceList(
    { name: list.name, bytes: Buffer.from(await list.arrayBuffer()) },
    person.id,
  )
  return redirect(`/price-lists/${id}`)
})

const doneWords: Readonly<Record<string, string>> = {
  applied: 'The list is on the site. If something’s wrong, undo it below.',
  undone: 'The list is undone. Prices and stock are what they were before it.',
  dropped: 'The list is dropped. Nothing was changed.',
}

export default function PriceListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asOf, drafts, lists, done, mostBytes, undoDays: days } = loaderData
  const doneText = done === null || !Object.hasOwn(doneWords, done) ? undefined : doneWords[done]
  return (
    <>
      <PageHead title="Price lists" note="What the wholesalers have, and for how much" />
      <OfflineStrip asOf={asOf}>Sending a list needs a signal.</OfflineStrip>
      <div role="status">
        {doneText !== undefined && actionData === undefined && (
          <p className="border-b border-line bg-good-surface px-(--gutter) py-3 text-small text-good">
            {doneText}
          </p>
        )}
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <UploadArea refused={actionData?.message} mostBytes={mostBytes} />
          {drafts.length > 0 && (
            <section aria-label="Not finished">
              <SectionHead title="Not finished" note="Kept for a day" />
              <ul>
                {drafts.map(({ id, fileName, note }) => (
                  <li key={id} className="border-b border-line">
                    <Link
                      to={`/price-lists/${id}`}
                      className="flex min-h-16 items-center gap-3 px-(--gutter) py-2.5 text-ink no-underline focus-visible:-outline-offset-3"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block font-display text-h4 leading-tight font-medium wrap-anywhere">
                          {fileName}
                        </span>
                        <span className="block text-caption text-ink-quiet">{note}</span>
                      </span>
                      <ChevronRight
                        aria-hidden
                        strokeWidth={1.7}
                        className="size-5.5 flex-none text-ink-quiet"
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <section aria-label="Last lists" className="border-line bg-surface lg:min-h-dvh lg:border-l">
          <SectionHead title="Last lists" />
          {lists.length === 0 ? (
            <p className="px-(--gutter) py-4 text-small text-ink-soft">
              No list in the last {days} days. Once you put one on the site, you can undo it here for {days}{' '}
              days.
            </p>
          ) : (
            <ul>
              {lists.map((list) => (
                <li key={list.wholesalerId} className="border-b border-line px-(--gutter) py-3">
                  <h3>{list.wholesaler}</h3>
                  <p className="text-small wrap-anywhere text-ink-soft">{list.note}</p>
                  {list.undone === null ? (
                    <Link
                      to={`/price-lists/undo/${list.wholesalerId}`}
                      aria-label={`Undo the list of ${list.wholesaler}`}
                      className="inline-flex min-h-12 items-center text-small"
                    >
                      Undo it, until {list.undoUntil}
                    </Link>
                  ) : (
                    <p className="text-small text-ink-soft">Undone on {list.undone}.</p>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}
