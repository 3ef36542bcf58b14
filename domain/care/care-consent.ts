// The words that customers agree to. A changed text gets a new name; what was agreed to earlier stays here.

const careConsentWordings = {
  '2026-11':
    'Email me about caring for my trees: seven short emails in about two years. Every one has a link that stops them.',
} as const

type CareConsentWording = keyof typeof careConsentWordings

export const careConsentNow: CareConsentWording = '2026-11'

export const careConsentText: string = careConsentWordings[careConsentNow]
