// Separate from the schema, so that the browser doesn't load zod.

/** Failures and the captcha's notice are worded as specified; the rest is ours. */
export const contactPageMessages = {
  sent: "Thank you for contacting us! We'll be in touch soon.",
  failed: 'Failed to submit form. Please try again.',
  exception: 'An error occurred. Please try again or call us directly.',
  captchaMissing: 'Security verification required. Please refresh the page and try again.',
  captchaRefused: 'Security verification failed. Please refresh the page and try again.',
  captchaBroken: 'Security verification failed during token generation. Please refresh and try again.',
  check: 'Something’s missing. Please check the marked fields.',
  tooMany: 'That was a little fast. Please wait a minute and try again.',
} as const

export const contactFieldMessages = {
  name: 'Please tell us your name',
  email: 'Invalid email address',
  message: 'Please write a few words',
} as const

/** The action a captcha token is requested for, and must have been issued for. */
export const captchaAction = 'contact'
