// Separate from the schema, so that the browser doesn't load zod.

/** The consent text, stored with the email address. */
export const newsletterConsent =
  'Yes, send me the season letter. I will confirm it by a link in a first mail.'

export const newsletterMessages = {
  email: 'Please give an e-mail address that we can write to.',
  consent: 'Please tick the box, so that we know you want the letter.',
  asked:
    'Now look into your mailbox: unless this address is on the list already, a mail with a link to confirm is on its way. We send one a day at most, and one a week to an address that has just left the list.',
  tooMany: 'That was a little fast. Please wait a minute and try again.',
  tooManyForNow: "We can't take more sign-ups right now. Please try again in an hour.",
  failed: 'Your address could not be stored. Please try again in a moment.',
} as const
