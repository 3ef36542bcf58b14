import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { needsScript } from '#ui/needs-script.ts'

/** Without JavaScript, visitors can use the browser's menu. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      {...needsScript}
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      <Printer aria-hidden className="size-5" strokeWidth={1.75} />
      <span>{children}</span>
    </button>
  )
}
