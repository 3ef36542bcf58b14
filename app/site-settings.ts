import type { DefaultToastOptions } from 'react-hot-toast/headless'
import { useRouteLoaderData } from 'react-router'
import { quoteApiOrigin } from '#domain/quote/api-origin.ts'

/** What the root loader hands to every page besides the company: nothing of it is secret, nothing is about one visitor. */
export type SiteSettings = {
  origin: string
  quoteApi: string | null
  suggestsAddresses: boolean
  /** AN-01: where events are told, if anywhere. */
  pixel: { id: string; url: string } | null
}

const unknown: SiteSettings = { origin: '', quoteApi: null, suggestsAddresses: false, pixel: null }

export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>('root') ?? unknown
}

/** SQ-07, for this page in this browser. */
export function quoteApiFor({ origin, quoteApi }: SiteSettings): string {
  return quoteApiOrigin({
    pageOrigin: location.origin,
    siteOrigin: origin,
    configured: quoteApi,
    devServer: import.meta.env.DEV,
  })
}

const contactPage = 'pages/contact/contact.page'

/** SH-13: on the contact page every toast stays for 4 s; elsewhere the library's own durations hold, a success 2 s. */
export function toastDurationsOn(routeIds: readonly string[]): DefaultToastOptions {
  return routeIds.includes(contactPage)
    ? { duration: 4000, success: { duration: 4000 }, error: { duration: 4000 } }
    : {}
}
