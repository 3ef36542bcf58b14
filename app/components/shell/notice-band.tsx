/** The owner's message to every visitor for a few days, such as that we're closed over a holiday. */
export function NoticeBand({ children }: { children: string }) {
  return (
    <aside aria-label="Notice" className="border-b border-line bg-best-surface print:hidden">
      <p className="wrap py-3 leading-snug font-medium wrap-anywhere">{children}</p>
    </aside>
  )
}
