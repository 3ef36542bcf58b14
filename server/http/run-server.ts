import { createServer, type RequestListener } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { env } from '#server/config/env.ts'
import { log } from '#server/log/log.ts'
import { isDraining, startDraining } from './draining.ts'
import { refuseBrokenRequest } from './broken-request.ts'

// Whoever sends or reads slower than this is cut off: the largest body is 64 KB. Only an idle connection may last longer,
// longer than a proxy keeps it, so that it is the proxy who closes it and no request meets a closed door.
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
}
const mostSilenceMilliseconds = 30_000
/** With Node's default of 511, a burst of connections overflows the queue, and those dropped are retried only after a second. */
const listenBacklog = 4096

// From the signal to the end of the process: 10 s at most.
const cutOffAfterMilliseconds = 7_000
const endAfterMilliseconds = 9_500
const closeMilliseconds = 1_500
const turnsBeforeClosing = 100

/** Listens until SIGTERM or SIGINT; then finishes what was begun, closes and ends the process. */
export function runServer(listener: RequestListener, close: () => Promise<void>) {
  const server = createServer(limits, listener)
  server.setTimeout(mostSilenceMilliseconds)
  server.on('clientError', refuseBrokenRequest)
  const { PORT: port, HOST: host } = env()
  server.listen(port, host, listenBacklog, () => log.info(`site on http://${host}:${port}`))
  const stop = async () => {
    if (isDraining()) return
    log.info('stopping')
    setTimeout(() => process.exit(1), endAfterMilliseconds).unref()
    // Whoever keeps a connection open learns with his next answer that it was the last one. New ones are still served
    // meanwhile: a proxy needs a moment to look elsewhere.
    startDraining()
    await sleep(env().DRAIN_SECONDS * 1000)
    // Closing cuts off whoever still waits at the door, and the event loop lets in only a few with each of its turns.
    for (let turn = 0; turn < turnsBeforeClosing; turn += 1) await nextTurn()
    const closed = new Promise((resolve) => server.close(resolve))
    setTimeout(
      () => server.closeAllConnections(),
      cutOffAfterMilliseconds - env().DRAIN_SECONDS * 1000,
    ).unref()
    await closed
    // Nobody waits for an answer any more; a database that does not answer must not keep the process.
    await Promise.race([close(), sleep(closeMilliseconds)])
    log.info('stopped')
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}
