import type { DefaultToastOptions } from 'react-hot-toast/headless'

const contactPage = 'pages/contact/contact.page'

/** SH-13: on the contact page every toast stays for 4 s; elsewhere the library's own durations hold, a success 2 s. */
export function toastDurationsOn(routeIds: readonly string[]): DefaultToastOptions {
  return routeIds.includes(contactPage)
    ? { duration: 4000, success: { duration: 4000 }, error: { duration: 4000 } }
    : {}
}
