import { eventKinds } from './lifecycle/event-kinds.ts'

/** What the business hears about in the daily summary, in its words. */
export const customerActions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(eventKinds).flatMap(([kind, { emails }]) =>
    emails.business === undefined ? [] : [[kind, emails.business]],
  ),
)
