import { noticeKeys, noticeOf, noticeOn } from '#domain/settings/notice.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { counted } from '#domain/wording.ts'
import { listPeople } from '#server/people/people.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { listActiveZones } from '#server/delivery/delivery-zones.ts'
import { readFeaturedIds } from '#server/catalog/plan-featured.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { findPlaceholders } from './before-launch.ts'

export type SettingsNote = { text: string; isPressing: boolean }

/** Notes beside each section in the index of the settings, by its path. */
export async function readSettingsNotes(now: Date): Promise<Partial<Record<string, SettingsNote>>> {
  const [placeholders, stored, quotes, featured, zones, people] = await Promise.all([
    findPlaceholders(),
    listCompanySettings(noticeKeys),
    readQuoteSettings(),
    readFeaturedIds(),
    listActiveZones(),
    listPeople(),
  ])
  const byPath = Map.groupBy(placeholders, ({ path }) => path)
  const plain = (text: string): SettingsNote => ({ text, isPressing: false })
  const pressing = (text: string): SettingsNote => ({ text, isPressing: true })
  /** How much is still a placeholder there, or else what it is. */
  const placeholdersAt = (path: string, otherwise: string) => {
    const count = byPath.get(path)?.length ?? 0
    return count === 0 ? plain(otherwise) : pressing(counted(count, 'stand-in'))
  }
  const notice = noticeOf(stored)
  return {
    '/settings': placeholders.length === 0 ? plain('Done') : pressing(`${placeholders.length} open`),
    '/settings/company': placeholdersAt('/settings/company', ''),
    '/settings/hours': plain(`${quotes.promiseHours} desk hours`),
    '/settings/claims': placeholdersAt('/settings/claims', 'Confirmed'),
    '/settings/featured': plain(String(featured.length)),
    '/settings/zones': plain(String(zones.length)),
    '/settings/orders': plain(quotes.isPickupAllowed ? 'Pick-up on' : 'Pick-up off'),
    '/settings/tax': quotes.tax === null ? pressing('Not set') : plain(`${quotes.tax.basisPoints / 100}%`),
    '/settings/rules': byPath.has('/settings/rules') ? pressing('Not confirmed') : plain('Confirmed'),
    '/settings/notice': plain(
      notice === null ? 'None' : noticeOn(notice, nurseryDay(now)) === null ? 'Not showing' : 'Showing',
    ),
    '/people': plain(counted(people.length, 'person', 'people')),
  }
}
