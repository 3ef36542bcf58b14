import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type PageHeadProps = {
  title: string
  /** Beside the title, such as the day. */
  note?: ReactNode
  /** The path of the page above this one; shows an arrow and a smaller title. It leads to where an ActLink came from. */
  back?: string
  /** At the right. */
  children?: ReactNode
}

/** A page's head ends in an ink line. */
export function PageHead({ title, note, back, children }: PageHeadProps) {
  const from = (useLocation().state as { back?: string } | null)?.back
  return (
    <div
      className={classNames(
        'flex border-b border-ink bg-surface',
        back === undefined
          ? 'flex-wrap items-baseline gap-x-3 px-(--gutter) pt-4 pb-3 lg:pt-5.5 lg:pb-4'
          : 'min-h-14 items-center gap-1 py-1 pr-(--gutter) pl-1 lg:py-3.5 lg:pl-4.5',
      )}
    >
      {back !== undefined && (
        <Link
          to={from ?? back}
          aria-label="Back"
          className="grid size-12 flex-none place-items-center rounded-box text-ink"
        >
          <ChevronLeft aria-hidden strokeWidth={1.7} />
        </Link>
      )}
      <div className={back === undefined ? 'contents' : 'flex min-w-0 flex-wrap items-baseline gap-x-3'}>
        <h1
          className={classNames(
            back !== undefined && 'min-w-0 text-[1.3125rem] wrap-anywhere lg:text-[1.75rem]',
          )}
        >
          {title}
        </h1>
        {note !== undefined && <p className="min-w-0 text-small wrap-anywhere text-ink-soft">{note}</p>}
      </div>
      {children !== undefined && <div className="ml-auto text-caption text-ink-quiet">{children}</div>}
    </div>
  )
}

/** The heading of a part of a page. With `inLedger`, it lines up with the text beside the margin. */
export function SectionHead({
  title,
  note,
  inLedger = false,
}: {
  title: string
  note?: ReactNode
  inLedger?: boolean
}) {
  return (
    <div
      className={`flex items-baseline gap-2 border-b border-line pt-4.5 pr-(--gutter) pb-2 ${inLedger ? 'pl-[calc(var(--gutter)+var(--margin))]' : 'pl-(--gutter)'}`}
    >
      <h2 className="flex-1">{title}</h2>
      {note !== undefined && <p className="text-caption text-ink-quiet">{note}</p>}
    </div>
  )
}
