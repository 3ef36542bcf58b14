import { Link } from 'react-router'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'

export function IncludedParts({ parts }: { parts: readonly string[] }) {
  return (
    <div className="wrap grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2>What we do</h2>
        <p className="mt-3 text-ink-soft">
          Take all of it, or only the part you need. See our{' '}
          <Link to="/terms-and-conditions">terms and conditions</Link>.
        </p>
      </div>
      <PhoneDisclosure title={<span className="text-link">All {parts.length}, a line each</span>}>
        <ul className="gap-x-8 md:columns-2">
          {parts.map((part) => (
            <li key={part} className="break-inside-avoid border-t border-line py-2.5 leading-snug md:py-3">
              {part}
            </li>
          ))}
        </ul>
      </PhoneDisclosure>
    </div>
  )
}

export function VisitSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <div className="wrap">
      <h2>How a visit goes</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-4 md:mt-8 md:grid-cols-2 md:gap-y-6 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] gap-x-3 md:block md:border-t md:border-ink md:pt-4"
          >
            <p
              aria-hidden
              className="grid size-8 place-items-center rounded-pill border border-ink font-display text-ui leading-none tabular-nums"
            >
              {index + 1}
            </p>
            <div>
              <h3 className="text-h4 md:mt-3 md:text-h3">{title}</h3>
              <p className="mt-1 text-ui text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
