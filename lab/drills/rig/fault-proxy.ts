import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../../tools/free-port.ts'

export const faults = ['down', 'slow', 'black hole', 'garbage'] as const
export type Fault = (typeof faults)[number] | 'none'

const slowMilliseconds = 5_000

/** A proxy between the site and a dependency. It can refuse connections, delay by 5 s, swallow everything or send garbage. */
export async function startFaultProxy(targetPort: number) {
  let fault: Fault = 'none'
  // Ours even while it's down.
  const port = await freePort()
  const open = new Set<Socket>()

  function carry(from: Socket, to: Socket) {
    from.on('data', (chunk: Buffer) => {
      if (fault === 'black hole') return
      if (fault === 'garbage') from.write(randomBytes(200))
      else if (fault === 'slow') setTimeout(() => to.writable && to.write(chunk), slowMilliseconds)
      else to.write(chunk)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      open.delete(from)
      if (fault !== 'black hole') to.destroy()
    })
    open.add(from)
  }
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1')
    carry(client, target)
    // `carry` already delayed or swallowed the request, so the response is passed on as it is, or dropped.
    target.on('data', (chunk: Buffer) => {
      if ((fault === 'none' || fault === 'slow') && client.writable) client.write(chunk)
    })
    target.on('error', () => client.destroy())
    target.on('close', () => fault !== 'black hole' && client.destroy())
    open.add(target)
    if (fault === 'garbage') client.write(randomBytes(200))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  const cutAll = () => open.forEach((socket) => socket.destroy())
  return {
    port,
    set: async (wanted: Fault) => {
      const before = fault
      fault = wanted
      if (wanted === 'down') {
        cutAll()
        await new Promise((closed) => server.close(closed))
      } else if (before === 'down') {
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
      } else if (wanted === 'none' && before !== 'none') cutAll()
    },
    stop: () => {
      cutAll()
      return new Promise((closed) => server.close(closed))
    },
  }
}
