import { Link } from 'react-router'
import { RingMark } from '#ui/ring-mark.tsx'

export function Logo({ inverse = false, to = '/' }: { inverse?: boolean; to?: string }) {
  return (
    <Link
      to={to}
      className={`inline-flex items-center gap-1.5 no-underline min-[385px]:gap-3 ${inverse ? 'text-ink-inverse' : 'text-ink'}`}
    >
      <RingMark
        className={`size-8 flex-none min-[385px]:size-10 lg:size-11.5 ${inverse ? 'text-ink-inverse-soft' : 'text-brand'}`}
      />
      <span>
        <b className="block font-display text-[min(1.1875rem,5vw)] leading-none whitespace-nowrap font-[560] tracking-[-0.015em] lg:text-h4">
          Hill Country
        </b>
        <span
          className={`block text-[min(0.8125rem,4vw)] leading-snug whitespace-nowrap lg:text-caption font-medium tracking-[0.015em] ${inverse ? 'text-ink-inverse-soft' : 'text-ink-soft'}`}
        >
          Tree Company
        </span>
      </span>
    </Link>
  )
}
