import { cachePolicies } from './cache-policies.ts'

/** For a page that belongs to whoever has its link: never kept, never indexed, and its address told to nobody else. */
export const privateHeaders = {
  'Cache-Control': cachePolicies.private,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
