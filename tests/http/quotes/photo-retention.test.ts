import { expect, test } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { forgetExpiredOnceADay } from '#server/desk/daily-tasks.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'
import { storeQuote } from '#tests/support/stored-quote.ts'

const { owner, ownerUrl, query } = await useDatabaseAsWeb()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })
closeAfterAll()

type Event = [state: string, daysAgo: number]

/** A quote with a photo and these events. */
async function storeQuoteWith(events: readonly Event[], accepted: number | null = null): Promise<string> {
  const { id } = await storeQuote(query)
  await owner.query('delete from quote_events where quote_id = $1', [id])
  for (const [index, [state, daysAgo]] of events.entries())
    await owner.query(
      `insert into quote_events (quote_id, seq, kind, at, actor, state, record)
       values ($1, $2, 'some', now() - make_interval(days => $3), 'clock', $4, $5)`,
      [id, index + 1, daysAgo, state, JSON.stringify({ accepted: accepted && { version: accepted } })],
    )
  const photo = await owner.query<{ key: string }>(
    'insert into quote_photos (quote_id, width, height) values ($1, 9, 9) returning photo_key as key',
    [id],
  )
  return photo.rows[0]?.key ?? ''
}

test('[QL-20] photos are deleted 90 days after a quote ended without an accepted version', async () => {
  const gone = [
    await storeQuoteWith([
      ['requested', 200],
      ['expired', 91],
    ]),
    await storeQuoteWith([
      ['requested', 200],
      ['quoted', 150],
      ['declined', 91],
      ['declined', 3],
    ]),
    await storeQuoteWith([
      ['quoted', 300],
      ['lost', 200],
      ['quoted', 150],
      ['lost', 91],
    ]),
    await storeQuoteWith([
      ['requested', 120],
      ['replaced', 91],
    ]),
  ]
  const kept = [
    await storeQuoteWith([
      ['requested', 200],
      ['expired', 89],
    ]),
    await storeQuoteWith([['requested', 200]]),
    // Quoted again after it had ended.
    await storeQuoteWith([
      ['requested', 300],
      ['lost', 200],
      ['quoted', 100],
    ]),
    await storeQuoteWith([
      ['quoted', 300],
      ['lost', 200],
      ['quoted', 150],
      ['lost', 10],
    ]),
    // Canceled orders and finished ones were accepted.
    await storeQuoteWith(
      [
        ['accepted', 200],
        ['declined', 100],
      ],
      2,
    ),
    await storeQuoteWith(
      [
        ['planted', 300],
        ['closed', 200],
      ],
      2,
    ),
  ]
  await forgetExpiredOnceADay(new Date())
  const { rows } = await owner.query<{ key: string }>('select photo_key as key from quote_photos')
  expect(rows.map(({ key }) => key).toSorted()).toEqual(kept.toSorted())
  const runs = await owner.query<{ photos: number }>(
    "select (result ->> 'photos')::int as photos from daily_runs",
  )
  expect(runs.rows).toEqual([{ photos: gone.length }])
})
