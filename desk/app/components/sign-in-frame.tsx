import type { ReactNode } from 'react'
import liveOakUrl from '#app/images/cut-outs/escarpment-live-oak.avif?url'
import { RingMark } from '#ui/ring-mark.tsx'

/** The frame of the pages that anyone can open: sign in, and an invitation. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <main className="contours flex min-h-dvh flex-col bg-surface bg-position-[38%_0] text-center">
      <div className="px-5 pt-14 max-sm:pt-10">
        <RingMark className="mx-auto mb-4.5 size-18 text-brand" />
        <h1 className="text-[2.75rem]">{title}</h1>
        <p className="mx-auto mt-1.5 max-w-[40ch] text-ink-soft">{lead}</p>
      </div>
      <div className="flex min-h-8 flex-1 items-end justify-center overflow-hidden pt-6">
        <img
          src={liveOakUrl}
          alt=""
          width={330}
          height={264}
          className="-mb-px max-h-[34dvh] w-auto max-w-[82.5vw] object-contain object-bottom"
        />
      </div>
      <div className="border-t-[1.5px] border-line-control bg-raised px-5 pt-6 pb-7">
        <div className="mx-auto grid max-w-100 gap-3.5">{children}</div>
      </div>
    </main>
  )
}

/** A problem, read out as soon as it appears. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== undefined && (
        <p className="rounded-box bg-danger-surface px-3.5 py-3 text-left text-small whitespace-pre-line text-danger">
          {children}
        </p>
      )}
    </div>
  )
}

export function NeedsScript() {
  return (
    <noscript>
      <p className="rounded-box bg-danger-surface px-3.5 py-3 text-left text-small text-danger">
        The desk needs JavaScript: a passkey can’t be used without it.
      </p>
    </noscript>
  )
}
