import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { needsScript } from '#ui/needs-script.ts'

/** Prints what's marked as a poster, without the rest of the page (see print.css). */
function printPoster() {
  const { dataset } = document.documentElement
  dataset['printPoster'] = ''
  addEventListener('afterprint', () => delete dataset['printPoster'], { once: true })
  window.print()
}

/** Without JavaScript, visitors can use the browser's menu. */
export function PrintButton({ poster = false, children }: { poster?: boolean; children: ReactNode }) {
  return (
    <button
      {...needsScript}
      type="button"
      onClick={() => (poster ? printPoster() : window.print())}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      <Printer aria-hidden className="size-5" strokeWidth={1.75} />
      <span>{children}</span>
    </button>
  )
}
