/** What a customer can do that the business hears about in the daily summary, in its words. */
export const customerActions: Readonly<Record<string, string>> = {
  'went-ahead': 'Wants to go ahead',
  'change-asked': 'Asks for a change',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrew the acceptance',
  canceled: 'Canceled',
  asked: 'Asks a question',
  reported: 'Reports a problem',
}
