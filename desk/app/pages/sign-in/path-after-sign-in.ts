/** The page that sign-in was needed for: a path of the desk, never another site. */
export function pathAfterSignIn(next: string | null): string {
  // '//example.com' and '/\example.com' would be other sites.
  return next !== null && /^\/(?![/\\])[\w\-./~%?=&+]*$/.test(next) ? next : '/'
}
