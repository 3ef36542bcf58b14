import type { Request } from 'express'
import { createContext, RouterContextProvider } from 'react-router'
import { env } from '#server/env.ts'
import { clientAddress } from './client-address.ts'

/** Whom a rate limit counts: `context.get(clientContext)` in a loader or action. */
export const clientContext = createContext<string>('unknown')

/** What a route learns about the connection, which a web Request does not carry. */
export function loadContext(request: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  const forwardedFor = request.get('X-Forwarded-For')
  context.set(clientContext, clientAddress(request.socket.remoteAddress, forwardedFor, env().TRUSTED_PROXIES))
  return context
}
