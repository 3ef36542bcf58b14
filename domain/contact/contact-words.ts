// Separate from the form's rules, so the page can load these without zod.

/** `check` and `tooMany` are ours; the others are specified word for word (CO-05, CO-06). */
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

/** The action a captcha token is issued for. The server checks that it matches. */
export const captchaAction = 'contact'
