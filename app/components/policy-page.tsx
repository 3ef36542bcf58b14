import type { ReactNode } from 'react'
import type { Prose } from '#domain/content/prose.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { LongRead } from './long-read.tsx'

type PolicyPageProps = {
  title: string
  /** Effective date and version, below the title. */
  dates: string
  summary: readonly { figure: string; label: string }[]
  body: Prose
  drawings?: Record<string, ReactNode>
}

/** A policy: key numbers first, then the full text. Prints as plain text. */
export function PolicyPage({ title, dates, summary, body, drawings }: PolicyPageProps) {
  return (
    <>
      <div className="contours border-b border-line print:border-0 print:bg-none">
        <div className="wrap pt-8 pb-10">
          <div className="print:hidden">
            <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: title }]} />
          </div>
          <h1 className="mt-6">{title}</h1>
          <p className="mt-3 text-lead text-ink-soft">{dates}</p>
        </div>
      </div>
      <div className="wrap">
        <dl className="grid grid-cols-2 gap-x-6 border-b border-line py-3 lg:grid-cols-4 lg:divide-x lg:divide-line">
          {summary.map(({ figure, label }) => {
            const [number, ...unit] = figure.split(' ')
            return (
              <div key={label} className="flex flex-col-reverse justify-end gap-1 py-3 lg:pl-6 lg:first:pl-0">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="font-display text-h2 leading-none">
                  {number} <span className="text-h4 font-medium">{unit.join(' ')}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      <LongRead body={body} contentsTitle="Sections" numbered {...(drawings !== undefined && { drawings })} />
    </>
  )
}
