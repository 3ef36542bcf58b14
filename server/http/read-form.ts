import { readBody } from './read-body.ts'

/** The fields of a posted form, or null for any other kind of body, and for one over 64 KB. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const body = await readBody(request)
  return body === undefined ? null : new URLSearchParams(body.toString('utf8'))
}
