import { useSiteSettings } from '#app/site-settings.ts'

type KeepLinkProps = { token: string; phone: string }

/** Without an email address, this link is all a customer has. */
export function KeepLink({ token, phone }: KeepLinkProps) {
  const url = `${useSiteSettings().origin}/quote/${token}`
  const message = `My quote from Hill Country Tree Company: ${url}`
  return (
    <section aria-labelledby="keep-link" className="mt-4 rounded-box bg-best-surface px-4 py-3 print:hidden">
      <h3 id="keep-link" className="text-h4">
        Save your link
      </h3>
      <p className="mt-1 text-small">
        You didn’t give an email address, so this link is how you get back to your quote:{' '}
        <a href={url} className="wrap-anywhere">
          {url}
        </a>
      </p>
      <a
        href={`sms:${phone.replaceAll(/[^\d+]/g, '')}?&body=${encodeURIComponent(message)}`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold"
      >
        Text it to yourself
      </a>
    </section>
  )
}
