/** For a link in an email: '?' and '&' in an address would otherwise add recipients and text to the reply. */
export const mailtoUrl = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** A mailbox has many spellings: capitals, and whatever stands after a plus. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
