/** Escapes '?' and '&', which would otherwise add recipients and text to the message. */
export const mailtoUrl = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** Providers that deliver several spellings to the same mailbox. The first domain stands for all of them. */
const providers: readonly { domains: readonly [string, ...string[]]; ignored: RegExp | null }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
]

/** Here jane@fastmail.com also gets what's sent to anything@jane.fastmail.com. */
const domainsWithSubdomains = new Set(['fastmail.com', 'fastmail.fm'])

/** Yahoo's names have no dashes: the part after one is a tag, like the part after a plus. */
const isYahoo = /^(?:yahoo\.[a-z.]+|(?:myyahoo|rocketmail|ymail)\.com)$/

const split = (address: string) => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const [subdomain = '', parent = ''] = domain.split(/\.(.*)/s)
  if (domainsWithSubdomains.has(parent)) return { name: subdomain, domain: parent }
  const provider = providers.find(({ domains }) => domains.includes(domain))
  return { name: address.slice(0, at).toLowerCase(), domain, provider }
}

/** Normalizes an email address: lowercase, without its tag and without the characters its provider ignores. */
export function mailboxOf(email: string): string {
  const { name, domain, provider } = split(email)
  const untagged = name.replace(isYahoo.test(domain) ? /[+-].*$/s : /\+.*$/s, '')
  if (provider === undefined) return `${untagged}@${domain}`
  const { domains, ignored } = provider
  return `${ignored === null ? untagged : untagged.replaceAll(ignored, '')}@${domains[0]}`
}

/** All domains under which a mailbox receives mail. */
export function domainsOf(mailbox: string): readonly string[] {
  const { name, domain, provider } = split(mailbox)
  if (domainsWithSubdomains.has(domain)) return [domain, `${name}.${domain}`]
  return provider?.domains ?? [domain]
}
