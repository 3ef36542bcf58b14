import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { Client } from 'pg'
import { csvLine } from '#server/stock/price-lists/list-file.ts'
import { withOwnersDatabase } from './owners-database.ts'

// npx node tools/newsletter-export.ts https://the-site.example > subscribers.csv
//
// Prints the confirmed newsletter subscribers as CSV: email, consent text, dates and unsubscribe link.

const origin = new URL(process.argv[2] ?? 'http://localhost:3000').origin

type Subscriber = { email: string; token: string; consent: string; requested_at: Date; confirmed_at: Date }

await withOwnersDatabase(async (ownerUrl) => {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<Subscriber>(
    `select email, token, consent, requested_at, confirmed_at from newsletter_subscriptions
     where confirmed_at is not null order by confirmed_at`,
  )
  await client.end()
  process.stdout.write(csvLine(['email', 'consent', 'asked', 'confirmed', 'unsubscribe']))
  for (const { email, token, consent, requested_at: asked, confirmed_at: confirmed } of rows)
    process.stdout.write(
      csvLine([
        email,
        consent,
        asked.toISOString(),
        confirmed.toISOString(),
        `${origin}/newsletter/stop/${token}`,
      ]),
    )
})
