import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

type Part = { title: string; text: string }

export function IncludedParts({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="wrap grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2>What we do</h2>
        <p className="mt-3 text-ink-soft">Take all of it, or only the part you need.</p>
        <Link
          to="/terms-and-conditions"
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
        >
          Terms and conditions <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {parts.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[46ch] text-ui text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function VisitSteps({ steps }: { steps: readonly Part[] }) {
  return (
    <div className="wrap">
      <h2>How a visit goes</h2>
      <ol className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-ink pt-4">
            <p
              aria-hidden
              className="grid size-8 place-items-center rounded-pill border border-ink font-display text-ui leading-none tabular-nums"
            >
              {index + 1}
            </p>
            <h3 className="mt-3">{title}</h3>
            <p className="mt-1.5 text-ui text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
