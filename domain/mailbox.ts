/** Escapes '?' and '&', which would otherwise add recipients and text to the message. */
export const mailtoUrl = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** Providers that deliver several spellings to the same mailbox. The first domain stands for all of them. */
const providers: readonly { domains: readonly [string, ...string[]]; ignored: RegExp | null }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
]

const split = (address: string) => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const provider = providers.find(({ domains }) => domains.includes(domain))
  return { name: address.slice(0, at).toLowerCase(), domain, provider }
}

/** Normalizes an email address: lowercase, without the part after a plus and without the characters its provider ignores. */
export function mailboxOf(email: string): string {
  const { name, domain, provider } = split(email)
  const untagged = name.replace(/\+.*$/s, '')
  if (provider === undefined) return `${untagged}@${domain}`
  const { domains, ignored } = provider
  return `${ignored === null ? untagged : untagged.replaceAll(ignored, '')}@${domains[0]}`
}

/** All domains under which a mailbox receives mail. */
export function domainsOf(mailbox: string): readonly string[] {
  const { domain, provider } = split(mailbox)
  return provider?.domains ?? [domain]
}
