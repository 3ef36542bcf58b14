import { settings } from '#domain/settings/settings.ts'
import type { StockState } from '#domain/stock/yard-change.ts'
import { formatCents } from '#domain/money.ts'
import { entryOf, type DeskEventKind } from '#domain/quotes/lifecycle/event-kinds.ts'
import { capitalize } from '#domain/wording.ts'

// The desk's log, told in sentences.

/** Every action that the desk logs, except for a quote's events, such as 'quote.offered'. */
const deskActions = {
  'customer.changed': 'Changed a customer’s name, phone, email or address',
  'customer.email-corrected': 'Corrected the customer’s email address',
  'email.dismissed': 'Dismissed an email that couldn’t be sent',
  'email.retried': 'Sent an email again',
  'featured.changed': 'Changed the featured trees',
  'markup.changed': 'Changed markup or planting fee',
  'message.answered': 'Marked a message as answered',
  'message.reopened': 'Put a message back on the list',
  'month.downloaded': 'Downloaded the orders of a period',
  'person.invited': 'Invited someone',
  'person.joined': 'Joined the desk',
  'person.passkey-added': 'Added a passkey',
  'person.renamed': 'Changed their name',
  'person.removed': 'Removed someone from the desk',
  'person.passkeys-ended': 'Kept one passkey and ended the others',
  'person.signed-out': 'Signed out on every device',
  'price-list.applied': 'Put a price list on the site',
  'privacy.deleted': 'Deleted a person’s data',
  'privacy.exported': 'Downloaded a copy of a person’s data',
  'quote.follow-up-put-off': 'Put off a follow-up',
  'quote.noted': 'Wrote a note',
  'setting.changed': 'Changed a setting',
  'stock.added': 'Added plants of our own',
  'stock.best-seller': 'Changed a best seller',
  'stock.counted': 'Changed the count',
  'stock.photographed': 'Changed the photo',
  'stock.priced': 'Changed the price',
  'visit.crew-note': 'Changed the note for the crew',
  'visit.ticket': 'Recorded an 811 ticket',
  'zones.changed': 'Changed the delivery zones',
} as const satisfies Record<string, string>
export type DeskAction = keyof typeof deskActions | `quote.${DeskEventKind}`

const actionNames: Readonly<Record<string, string>> = deskActions

/** An action that only another release knows is still told: 'day.closed' is 'Day closed'. */
export function actionInWords(action: string): string {
  const event = entryOf(action.replace(/^quote\./, ''))
  if (event?.by === 'desk') return event.log
  return actionNames[action] ?? capitalize(action.replaceAll(/[.-]+/g, ' '))
}

export type LogEntry = {
  action: string
  subject: string
  details: unknown
  /** The quote's number, the plant and its size, or the person that the subject names, while there's one. */
  named: string | null
}

/** 'HCT-26-7K4P-9XQ2', 'Lacey Oak, 15 gal', 'The phone number'; null if what was done says it all. */
export function subjectInWords({ subject, named }: LogEntry): string | null {
  if (named !== null) return named
  const setting = /^setting (?<key>\w+)$/.exec(subject)?.groups?.['key']
  if (setting !== undefined)
    return setting in settings
      ? settings[setting as keyof typeof settings].words.replace(/,$/, '')
      : setting.replaceAll('_', ' ')
  // An email's id tells nobody anything.
  return /^email [0-9a-f-]{36}$/.test(subject) || subject === 'a person' ? null : capitalize(subject)
}

/** Null for what takes more than a few words. */
function valueInWords(value: unknown, isCents: boolean): string | null {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (isStock(value)) return value.isOut ? 'out' : (value.count?.toString() ?? 'not counted')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return isCents ? formatCents(value) : String(value)
  return typeof value === 'string' && value.length <= 120 ? value : null
}

const isStock = (value: unknown): value is StockState =>
  typeof value === 'object' && value !== null && 'isOut' in value && 'count' in value

type Logged = { before?: unknown; after?: unknown; from?: unknown; to?: unknown; fields?: string[] }

/** 'from 5 to 3', for stock, prices and settings; 'phone, zip code' for a customer; null if the log has neither. */
export function loggedChangeInWords({ action, details }: LogEntry): string | null {
  const values = (details ?? {}) as Logged
  if (values.fields !== undefined)
    return values.fields
      .map((field) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
      .join(', ')
  const isYard = 'after' in values
  if ((!isYard && !('to' in values)) || action === 'stock.photographed') return null
  const isCents = action === 'stock.priced'
  const old = valueInWords(isYard ? values.before : values.from, isCents)
  const current = valueInWords(isYard ? values.after : values.to, isCents)
  return old === null || current === null ? null : `from ${old} to ${current}`
}
