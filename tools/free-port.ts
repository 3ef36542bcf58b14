import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that outgoing connections use (from 32768 on Linux) and those of tests/support/ports.ts.
const [first, count] = [10_000, 10_000]

let next = Math.floor(Math.random() * count)

/** Whether we could listen there right now. */
function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Holds a UDP socket on the port until this process exits, so that no other process of ours is given it meanwhile. */
async function isOurs(port: number): Promise<boolean> {
  const mark = createSocket('udp4').bind({ port, address: '127.0.0.1', exclusive: true })
  try {
    await once(mark, 'listening')
    mark.unref()
    return true
  } catch {
    mark.close()
    return false
  }
}

/** Returns a port on 127.0.0.1 on which nothing listens, and which nobody else is given while this process runs. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < count; attempt += 1) {
    const port = first + (next++ % count)
    if ((await isOurs(port)) && (await isFree(port))) return port
  }
  throw new Error('no free port')
}
