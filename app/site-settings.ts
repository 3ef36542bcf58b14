import type { DefaultToastOptions } from 'react-hot-toast/headless'
import { useRouteLoaderData } from 'react-router'
import type { Rebate } from '#domain/places/rebates.ts'
import { quoteApiOrigin } from '#domain/quotes/api-origin.ts'

/** Settings that the root loader gives every page. Public, and the same for every visitor. */
export type SiteSettings = {
  origin: string
  quoteApi: string | null
  suggestsAddresses: boolean
  /** Where events are sent, if anywhere. */
  pixel: { id: string; url: string } | null
  /** Those that run today. */
  rebates: readonly Rebate[]
}

const unknown: SiteSettings = {
  origin: '',
  quoteApi: null,
  suggestsAddresses: false,
  pixel: null,
  rebates: [],
}

export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>('root') ?? unknown
}

/** The origin that this page submits quote requests to. */
export function quoteApiFor({ origin, quoteApi }: SiteSettings): string {
  return quoteApiOrigin({
    pageOrigin: location.origin,
    siteOrigin: origin,
    configured: quoteApi,
    devServer: import.meta.env.DEV,
  })
}

const contactPage = 'pages/contact/contact.page'

/** On the contact page every toast stays for 4 s; elsewhere the library's defaults apply (2 s for a success). */
export function toastDurationsOn(routeIds: readonly string[]): DefaultToastOptions {
  return routeIds.includes(contactPage)
    ? { duration: 4000, success: { duration: 4000 }, error: { duration: 4000 } }
    : {}
}
