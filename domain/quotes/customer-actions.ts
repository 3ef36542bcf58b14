import { eventKinds } from './lifecycle/event-kinds.ts'

/** The daily summary's line for each event that the business hears about, so that it has those without an email, too. */
export const customerActions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(eventKinds).flatMap(([kind, { emails }]) =>
    emails.business === undefined ? [] : [[kind, emails.business]],
  ),
)
