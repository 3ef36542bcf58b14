import { ChevronRight } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { whenInWords } from '#domain/stock/yard-times.ts'
import { timeInWords } from '#domain/time/day-words.ts'
import { listDrafts } from '#server/stock/price-lists/price-list-drafts.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { mostUploadedBytes, uploadPriceList } from '#server/stock/price-lists/upload-price-list.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead, SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/price-lists.page.ts'
import { UploadArea } from './upload-area.tsx'

export const meta = () => [{ title: 'Price lists | The desk' }]

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date()
  const drafts = await deskUnavailable(listDrafts())
  return {
    asOf: timeInWords(now),
    mostBytes: mostUploadedBytes,
    done: new URL(request.url).searchParams.get('done'),
    drafts: drafts.map(({ id, fileName, createdAt, who }) => ({
      id,
      fileName,
      note: `Uploaded ${whenInWords(createdAt, now)} by ${who}`,
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
  applied: 'The list is on the site. If something’s wrong, upload the one before it once more.',
  dropped: 'The list is dropped. Nothing was changed.',
}

export default function PriceListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asOf, drafts, done, mostBytes } = loaderData
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
                  <ChevronRight aria-hidden strokeWidth={1.7} className="size-5.5 flex-none text-ink-quiet" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
