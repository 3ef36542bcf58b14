import type { ReactNode } from 'react'

type StatePanelProps = { drawing?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** For empty and error states: a drawing, what happened, and one next step. */
export function StatePanel({ drawing, title, children, action }: StatePanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1.5 rounded-box border border-dashed border-line-control bg-raised px-6 py-10 text-center">
      {drawing !== undefined && (
        <div className="mb-2.5 h-27.5 max-w-full [&>svg]:h-full [&>svg]:w-auto [&>svg]:max-w-full">
          {drawing}
        </div>
      )}
      <h2 className="text-h3">{title}</h2>
      {children !== undefined && <div className="max-w-[40ch] text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-3.5">{action}</div>}
    </div>
  )
}
