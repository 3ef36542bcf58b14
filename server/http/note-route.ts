import type { MiddlewareFunction } from 'react-router'
import { currentRequest } from './request-context.ts'

/** Tells logs and metrics which route answers. */
export const noteRoute: MiddlewareFunction<Response> = ({ pattern }, next) => {
  const request = currentRequest()
  if (request !== undefined) request.route = `/${pattern.replace(/^\//, '')}`
  return next()
}
