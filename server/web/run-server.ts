import { createServer, type RequestListener } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { env } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { isDraining, startDraining } from './draining.ts'
import { refuseBrokenRequest } from './broken-request.ts'

// Slower clients are cut off; server.ts gives most bodies less time than this, but a photo may take two minutes. Idle connections may stay open longer than a proxy holds them, so that
// the proxy closes them first and never sends a request on a connection that we are closing.
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 125_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
}
const mostSilenceMilliseconds = 30_000
/**
 * With Node's default of 511, a burst of connections overflows the queue, and those dropped are retried only after a second.
 */
const listenBacklog = 4096

// From the signal to the end of the process, 10 s at most.
const cutOffAfterMilliseconds = 7_000
const endAfterMilliseconds = 9_500
const closeMilliseconds = 1_500
const turnsBeforeClosing = 100

/** Listens until SIGTERM or SIGINT; then finishes open requests, closes everything and ends the process. */
export function runServer(name: 'site' | 'desk', listener: RequestListener, close: () => Promise<void>) {
  const server = createServer(limits, listener)
  server.setTimeout(mostSilenceMilliseconds)
  server.on('clientError', refuseBrokenRequest)
  const { PORT: port, HOST: host } = env()
  server.listen(port, host, listenBacklog, () => log.info(`${name} on http://${host}:${port}`))
  const stop = async () => {
    if (isDraining()) return
    log.info('stopping')
    setTimeout(() => process.exit(1), endAfterMilliseconds).unref()
    // From now on, each response closes its connection. New requests are still served for a moment, until the proxy has
    // switched to another process.
    startDraining()
    await sleep(env().DRAIN_SECONDS * 1000)
    // Closing drops connections that haven't been accepted yet, and the event loop accepts only a few per turn.
    for (let turn = 0; turn < turnsBeforeClosing; turn += 1) await nextTurn()
    const closed = new Promise((resolve) => server.close(resolve))
    setTimeout(
      () => server.closeAllConnections(),
      cutOffAfterMilliseconds - env().DRAIN_SECONDS * 1000,
    ).unref()
    await closed
    // Nobody is waiting for a response anymore, so a database that hangs must not delay the exit.
    await Promise.race([close(), sleep(closeMilliseconds)])
    log.info('stopped')
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}
