type Where = {
  /** The origin of the page that the visitor looks at. */
  pageOrigin: string
  /** The site's public origin. */
  siteOrigin: string
  /** Where the owner wants quotes sent from the public site, if not to itself. */
  configured: string | null
  /** The dev server, not the preview of a build (reading 16). */
  devServer: boolean
}

/** SQ-07: the origin that a quote is sent to. */
export function quoteApiOrigin({ pageOrigin, siteOrigin, configured, devServer }: Where): string {
  if (devServer) return 'http://localhost:3000'
  return configured !== null && pageOrigin === siteOrigin ? configured : pageOrigin
}
