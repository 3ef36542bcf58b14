import { BlockList, isIPv4, isIPv6, isIP } from 'node:net'

/** The eight groups of an IPv6 address, or the four bytes of an IPv4 one; undefined for anything else. */
function normalAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  // The URL parser writes an address in one form only.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  const [high = '0', low = '0'] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.join(':')
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

export type TrustedProxies = { has: (address: string) => boolean }

/** Addresses and networks, as in '127.0.0.1, 10.0.0.0/8, fd00::/8'. Throws on anything else. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [network = '', bits] = entry.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (isIP(network) === 0) throw new Error(`${entry} is not an address`)
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  return { has: (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') }
}

/**
 * Whom a rate limit counts. Each trusted proxy adds to the right of X-Forwarded-For whom it was asked by, so it is read from
 * the right, and only as far as the proxies can be trusted: whatever a visitor writes into it himself stands further left.
 * IPv6 is counted by /64, since one household has as many addresses as it likes.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = normalAddress(socketAddress ?? '')
  for (const hop of forwardedFor?.split(',').toReversed() ?? []) {
    if (address === undefined || !proxies.has(address)) break
    const next = normalAddress(hop)
    if (next === undefined) break
    address = next
  }
  if (address === undefined) return 'unknown'
  return isIPv6(address) ? `${address.split(':').slice(0, 4).join(':')}::/64` : address
}
