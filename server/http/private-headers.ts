/** For a page that belongs to whoever has its link: never kept, never indexed, and its address told to nobody else. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
