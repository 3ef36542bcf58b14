/** A mailbox has many spellings: capitals, and whatever stands after a plus. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}

/** What a mail server says, without the addresses it names: logs keep none. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)')
}
