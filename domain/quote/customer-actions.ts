import { eventKinds } from './lifecycle/event-kinds.ts'

/** What a customer can do that the business hears about in the daily summary, in its words. */
export const customerActions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(eventKinds).flatMap(([kind, entry]) =>
    entry.by === 'customer' && entry.summary !== null ? [[kind, entry.summary]] : [],
  ),
)
