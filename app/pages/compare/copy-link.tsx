import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { needsScript } from '#ui/needs-script.ts'

/** Copies the page's URL, which names the plants and the size. */
export function CopyLink() {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setCopied(true)
      setTimeout(() => setCopied(false), 2_000)
    } catch {
      // Clipboard access was denied. The URL is still in the address bar.
    }
  }
  const Icon = copied ? Check : Link2
  return (
    <button
      {...needsScript}
      type="button"
      onClick={() => void copy()}
      className="inline-flex min-h-11 min-w-27 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      <span role="status">{copied ? 'Copied!' : 'Copy link'}</span>
    </button>
  )
}
