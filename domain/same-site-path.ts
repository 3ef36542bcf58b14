/** A path on this site that a form asks to be led back to, or null: never another site's address. */
export function sameSitePath(given: string | null): string | null {
  if (given === null || given.length > 500 || !/^\/[\x21-\x7e]*$/.test(given)) return null
  const base = 'https://site.invalid'
  const url = URL.parse(given, base)
  // Checked once more after it was put in order: '/.//elsewhere' becomes '//elsewhere'.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
