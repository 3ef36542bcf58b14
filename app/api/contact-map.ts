import { addressLine } from '#domain/settings/company-profile.ts'
import { getCompany } from '#server/settings/company.ts'

// GET /contact/map: Google's map of our address, framed by the contact page once a visitor asks for it. It's a separate page
// because only its CSP allows Google.

const google = 'https://www.google.com'
const policy = `default-src 'none'; frame-src ${google}/maps ${google}/maps/ https://maps.google.com; style-src-attr 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`

const forAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export async function loader() {
  const { profile, error } = await getCompany()
  const address = addressLine(profile)
  const map = new URL('/maps', google)
  map.search = new URLSearchParams({ q: address, z: '13', output: 'embed' }).toString()
  const html = `<!doctype html><html lang="en" style="height:100%"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Map of ${forAttribute(address)}</title><body style="margin:0;height:100%"><iframe title="Map of ${forAttribute(address)}"
 src="${forAttribute(map.href)}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" allowfullscreen style="border:0;width:100%;height:100%;display:block"></iframe></body></html>`
  return new Response(html, {
    status: error === null ? 200 : 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    },
  })
}
