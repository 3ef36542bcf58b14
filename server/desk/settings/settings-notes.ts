import { noticeKeys, noticeOf, noticeOn } from '#domain/company/notice.ts'
import { yardDay } from '#domain/company/yard-clock.ts'
import { counted } from '#domain/wording.ts'
import { dueInWords, privacyDaysWithin } from '#domain/desk/privacy-request.ts'
import { listOpenRequests } from '#server/db/desk/privacy-register.ts'
import { listDeadEmails } from '#server/db/unsent-emails.ts'
import { listPeople } from '#server/desk/access/people.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { listActiveZones } from '#server/db/delivery-zones.ts'
import { readFeaturedIds } from '#server/desk/plan-featured.ts'
import { readQuoteSettings } from '#server/reads/quote-settings.ts'
import { findStandIns } from './before-launch.ts'

export type SettingsNote = { text: string; isPressing: boolean }

/** What the index of the settings says beside each section, by its path. */
export async function readSettingsNotes(now: Date): Promise<Partial<Record<string, SettingsNote>>> {
  const [standIns, stored, quotes, featured, zones, people, requests, failed] = await Promise.all([
    findStandIns(),
    listCompanySettings(noticeKeys),
    readQuoteSettings(),
    readFeaturedIds(),
    listActiveZones(),
    listPeople(),
    listOpenRequests(),
    listDeadEmails(),
  ])
  const open = standIns.filter(({ isOpen }) => isOpen)
  const byPath = Map.groupBy(open, ({ path }) => path)
  const plain = (text: string): SettingsNote => ({ text, isPressing: false })
  const pressing = (text: string): SettingsNote => ({ text, isPressing: true })
  /** How much is still a placeholder there, or else what it is. */
  const standInsAt = (path: string, otherwise: string) => {
    const count = byPath.get(path)?.length ?? 0
    return count === 0 ? plain(otherwise) : pressing(counted(count, 'stand-in'))
  }
  const notice = noticeOf(stored)
  const due = dueInWords(privacyDaysWithin(requests, yardDay(now), 6), yardDay(now), now)
  return {
    '/settings': open.length === 0 ? plain('Done') : pressing(`${open.length} open`),
    '/settings/company': standInsAt('/settings/company', ''),
    '/settings/hours': plain(`${quotes.promiseHours} desk hours`),
    '/settings/claims': standInsAt('/settings/claims', 'Confirmed'),
    '/settings/featured': plain(String(featured.length)),
    '/settings/zones': plain(String(zones.length)),
    '/settings/orders': plain(quotes.isPickupAllowed ? 'Pick-up on' : 'Pick-up off'),
    '/settings/tax': quotes.tax === null ? pressing('Not set') : plain(`${quotes.tax.basisPoints / 100}%`),
    '/settings/rules': byPath.has('/settings/rules') ? pressing('Not confirmed') : plain('Confirmed'),
    '/settings/notice': plain(
      notice === null ? 'None' : noticeOn(notice, yardDay(now)) === null ? 'Not showing' : 'Showing',
    ),
    '/people': plain(counted(people.length, 'person', 'people')),
    '/settings/privacy': due === null ? plain(`${requests.length} open`) : pressing(due),
    '/settings/emails': failed.length === 0 ? plain('None') : pressing(String(failed.length)),
  }
}
