// Separate from the schema, so that the browser doesn't load zod.

/** The consent text, stored with the email address. */
export const newsletterConsent =
  "Yes, send me the newsletter. I'll confirm by clicking the link you email me."

export const newsletterMessages = {
  email: 'Please enter a valid email address.',
  consent: 'Please check the box so we know you want the newsletter.',
  asked:
    'Check your inbox: unless this address is already on the list, an email with a confirmation link is on its way. We send at most one a day, and one a week to an address that just unsubscribed.',
  tooMany: 'That was a little fast. Please wait a minute and try again.',
  tooManyForNow: "We can't take more sign-ups right now. Please try again in an hour.",
  failed: "We couldn't save your email address. Please try again in a moment.",
} as const
