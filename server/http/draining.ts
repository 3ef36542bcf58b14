import type { RequestHandler } from 'express'

// A process that is being stopped answers what it is asked, and says with each answer that the connection ends with it.

let draining = false

export const isDraining = () => draining

export function startDraining() {
  draining = true
}

/** Decided when the head is written: the signal may come between a request and its answer. */
export const endConnectionsWhileDraining: RequestHandler = (_, response, next) => {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (draining) response.shouldKeepAlive = false
    return writeHead(...head)
  }) as typeof writeHead
  next()
}
