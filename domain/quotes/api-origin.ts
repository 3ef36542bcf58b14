type Where = {
  /** The origin of the page the visitor is on. */
  pageOrigin: string
  /** The site's public origin. */
  siteOrigin: string
  /** Where the public site should send quotes, if not to itself. */
  configured: string | null
  /** True on the dev server; false in a preview of a build. */
  devServer: boolean
}

/** The origin that quote requests go to. */
export function quoteApiOrigin({ pageOrigin, siteOrigin, configured, devServer }: Where): string {
  if (devServer) return 'http://localhost:3000'
  return configured !== null && pageOrigin === siteOrigin ? configured : pageOrigin
}
