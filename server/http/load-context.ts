import type { Request } from 'express'
import { createContext, RouterContextProvider } from 'react-router'
import { clientAddress } from './client-address.ts'

/** What a rate limit counts a client by: `context.get(clientContext)` in a loader or action. */
export const clientContext = createContext<string>('unknown')

/** What a route needs to know about the connection, which a web Request does not carry. */
export function loadContext(request: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, clientAddress(request.ip))
  return context
}
