/** A mailbox has many spellings: capitals, and whatever stands after a plus. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
