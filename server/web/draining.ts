import type { RequestHandler } from 'express'

// A process that is shutting down still handles requests, but closes each connection after the response.

let draining = false

export const isDraining = () => draining

export function startDraining() {
  draining = true
}

/** Decided when the head is written, because the signal may come between a request and its response. */
export const endConnectionsWhileDraining: RequestHandler = (_, response, next) => {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (draining) response.shouldKeepAlive = false
    return writeHead(...head)
  }) as typeof writeHead
  next()
}
