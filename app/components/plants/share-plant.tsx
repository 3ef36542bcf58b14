import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'

const confirmedForMs = 2_000

/** Copies the guide's URL. The button keeps its width while it confirms. */
export function SharePlant({ slug }: { slug: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmedForMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/plant-database/${slug}`)
      setCopied(true)
    } catch {
      // Clipboard access was denied. The URL is still in the address bar.
    }
  }

  return (
    <>
      <Button
        look="line"
        className={`min-w-35 max-md:px-3 max-md:text-ui md:min-w-45 ${copied ? 'border-brand bg-good-surface text-good' : ''}`}
        onClick={() => void copy()}
      >
        {copied ? <Check aria-hidden className="size-5" /> : <Share2 aria-hidden className="size-5" />}
        {copied ? 'Copied!' : 'Share Plant'}
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Copied!' : ''}
      </span>
    </>
  )
}
