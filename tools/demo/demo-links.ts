import { connect } from '#server/platform/database/database.ts'
import { shown } from './stories.ts'

// The links that `npm run dev` prints.

type Link = { what: string; url: string }

/** Where tools/dev-desk.ts lets people in without a passkey, if it's started with the flag. */
export const openAs = '/open-as'
export const openFlag = '--open-desk'

export const deskLinks = (deskOrigin: string): Link[] => [
  { what: 'Desk, as the owner', url: `${deskOrigin}${openAs}/owner` },
  { what: 'Desk, as the crew', url: `${deskOrigin}${openAs}/yard` },
]

/** 'Carmen Treviño' is carmen.trevino@example.com. */
export const emailOf = (name: string) =>
  `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@example.com`

/** Pages of a few customers of the demo; none without it. */
export async function customerLinks(ownerUrl: string, siteUrl: string): Promise<Link[]> {
  const database = connect(ownerUrl, 1)
  try {
    const quotes = await database
      .selectFrom('quotes')
      .innerJoin('customers', 'customers.id', 'quotes.customerId')
      .select(['email', 'pageToken'])
      .where('email', 'in', Object.values(shown).map(emailOf))
      .execute()
    return Object.entries(shown).flatMap(([what, name]) => {
      const quote = quotes.find(({ email }) => email === emailOf(name))
      return quote === undefined ? [] : [{ what, url: `${siteUrl}/quote/${quote.pageToken}` }]
    })
  } finally {
    await database.destroy()
  }
}
