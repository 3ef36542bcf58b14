import type { Request } from 'express'

const paths = ['/', '/inventory?q=oak', '/plant-database?q=red', '/inventory.data?q=elm']
const rounds = 3

let warming: Promise<void> | undefined

async function requestPages(origin: string) {
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths) await fetch(origin + path).then((response) => response.arrayBuffer())
}

/**
 * Requests a few pages from this process itself, the first time it's called. Code that has never run is five times slower,
 * and after a rolling restart all visitors arrive at once.
 */
export function warmUp({ socket }: Request): Promise<void> {
  const host = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress
  warming ??= requestPages(`http://${host}:${socket.localPort}`)
  return warming
}
