import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import type { Request } from 'express'
import { createContext, RouterContextProvider } from 'react-router'

/** The client as rate limits count it. In a loader or action: `context.get(clientContext)`. */
export const clientContext = createContext<string>('unknown')

/** Passes on what routes need to know about the connection and a web Request doesn't say. */
export function loadContext(request: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, clientAddress(request.ip))
  return context
}

/** The client's IPv4 address, or its IPv6 /64, since one household has a whole /64 to itself. */
export function clientAddress(ip = ''): string {
  // Some proxies add the port.
  const bare = ip.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const address = new SocketAddress({ address: bare, family: 'ipv6' }).address
  const mapped = address.replace('::ffff:', '')
  if (isIPv4(mapped)) return mapped
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
