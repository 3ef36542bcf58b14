import { Megaphone } from 'lucide-react'

/** The owner's message to every visitor for a few days, such as that we're closed over a holiday. */
export function NoticeBand({ children }: { children: string }) {
  return (
    <aside aria-label="Notice" className="border-b border-line bg-best-surface print:hidden">
      <p className="wrap flex items-start gap-3 py-3 leading-snug font-medium">
        <Megaphone aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
    </aside>
  )
}
