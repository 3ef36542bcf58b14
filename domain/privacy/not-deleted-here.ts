/** Copies that deleting somebody's data here can't reach. */
export const notDeletedHere = [
  'emails already sent: check the business mailbox and what the mail provider stores',
  'backups: for up to 5 weeks; after restoring one, delete again',
  'what an order came to and what was paid: order number, days, amounts, sales tax and how, which tax law makes us keep; nothing in it names anyone',
  'counters, distances and newsletter opt-outs under keyed hashes: they don’t identify anyone and expire within 30 days',
] as const
