type Limit = { most: number; perSeconds: number }

const minute = 60
const hour = 60 * minute

/** The limits on submitting and on what follows from it by email. */
export const limits = {
  /** Requests and messages from one client. */
  client: { most: 6, perSeconds: minute },
  /** Messages while the database, which counts clients, is down. */
  messagesWithoutDatabase: { most: 10, perSeconds: minute },
  /** Far more than anyone needs. What happened to a quote is never deleted by the site, so it can't grow without end. */
  actionsOnQuote: { most: 60, perSeconds: hour },
  /** Emails to one mailbox that anyone can cause, because anyone can enter anyone's email address. */
  strangersMailbox: { most: 3, perSeconds: 24 * hour },
  /** Such emails to all mailboxes. Above this they wait. */
  allStrangers: { most: 300, perSeconds: hour },
} as const satisfies Record<string, Limit>

/** Emails about one quote that the business gets in a row. Whatever comes after them is on Today and in the morning's summary. */
export const toBusinessAboutQuote = { most: 3, perSeconds: hour } as const satisfies Limit
