import { useState } from 'react'
import { useSiteSettings } from '#app/site-settings.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

type KeepLinkProps = { token: string; phone: string }

/** Without an email address, this link is all a customer has. */
export function KeepLink({ token, phone }: KeepLinkProps) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const url = `${useSiteSettings().origin}/quote/${token}`
  const message = `My quote from Hill Country Tree Company: ${url}`
  const canShare = hydrated && 'share' in navigator
  const keep = async () => {
    try {
      if (canShare) await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // Canceled or denied. The link is still there.
    }
  }
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
      <div className="mt-2 flex flex-wrap items-center gap-2.5">
        {hydrated && (
          <Button size="small" look="line" onClick={() => void keep()}>
            <span role="status">{canShare ? 'Share' : copied ? 'Copied!' : 'Copy link'}</span>
          </Button>
        )}
        <a
          href={`sms:${phone.replaceAll(/[^\d+]/g, '')}?&body=${encodeURIComponent(message)}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          Text it to yourself
        </a>
      </div>
    </section>
  )
}
