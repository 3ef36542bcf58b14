import { Link } from 'react-router'

// Growth rings that double as contour lines.
export const rings = [
  'M20.2-7.3Q20.7-4.7 20.9-3.4Q21-2.1 20.4 0.4Q19.8 3 18.2 5.1Q16.6 7.2 14.7 8.9Q12.8 10.7 10.4 11.9Q8.1 13.1 6.8 13.4Q5.5 13.7 2.8 13.6Q0.1 13.5-2.4 12.4Q-4.9 11.3-6.5 9.2Q-8.2 7.2-9.4 5Q-10.7 2.7-11.8 0.3Q-12.9-2.1-13.1-3.5Q-13.2-4.8-12.5-7.4Q-11.8-10-10.1-12.1Q-8.4-14.2-6.4-15.8Q-4.4-17.5-2.1-18.6Q0.2-19.7 1.5-19.9Q2.8-20.1 5.4-19.8Q8-19.4 10.4-18.5Q12.8-17.6 15-16.1Q17.2-14.6 18.5-12.2Q19.8-9.9 20.2-7.3z',
  'M28.1-8.4Q29.1-4.4 29.2-2.3Q29.3-0.2 28.1 3.7Q26.8 7.6 24.6 11.1Q22.5 14.6 19.6 17.6Q16.7 20.5 12.9 22.5Q9.2 24.5 7 25.1Q4.9 25.6 0.6 25.4Q-3.8 25.1-7.8 23.2Q-11.7 21.4-14.5 18.1Q-17.3 14.9-18.9 11.1Q-20.4 7.3-21.8 3.5Q-23.2-0.3-23.5-2.4Q-23.9-4.4-23-8.5Q-22.2-12.6-19.6-15.9Q-17.1-19.2-13.9-21.8Q-10.7-24.3-7.1-26.4Q-3.5-28.4-1.4-28.8Q0.6-29.2 4.8-28.6Q8.9-28.1 12.8-26.6Q16.7-25 20-22.4Q23.3-19.8 25.1-16.1Q27-12.3 28.1-8.4z',
  'M36-9.4Q37.6-4 37.4-1.2Q37.2 1.6 35.5 7Q33.9 12.3 31.4 17.4Q28.9 22.4 24.9 26.5Q20.9 30.7 15.6 33.5Q10.3 36.3 7.4 37Q4.4 37.8-1.7 37.5Q-7.8 37.2-13.3 34.5Q-18.8 31.8-22.8 27.4Q-26.7 22.9-28.6 17.5Q-30.6 12.1-31.9 6.8Q-33.1 1.5-33.6-1.2Q-34.1-4-33.2-9.6Q-32.4-15.2-29.1-19.8Q-25.8-24.3-21.4-27.7Q-16.9-31.1-12-34.1Q-7.2-37.1-4.3-37.8Q-1.5-38.4 4.2-37.7Q10-37 15.3-34.9Q20.7-32.7 24.9-28.8Q29.1-24.9 31.8-19.9Q34.5-14.9 36-9.4z',
  'M44-10.6Q45.4-3.6 45-0.1Q44.7 3.5 43.2 10.4Q41.7 17.3 38.8 24Q35.9 30.7 30.4 35.8Q25 40.9 18.1 44.1Q11.3 47.4 7.6 48.3Q3.9 49.2-3.9 49Q-11.7 48.9-18.8 45.5Q-25.8 42.2-31 36.6Q-36.2 31-38.9 24.1Q-41.6 17.3-42.4 10.3Q-43.1 3.4-43.4-0.1Q-43.7-3.5-43-10.5Q-42.2-17.5-38.3-23.4Q-34.4-29.3-28.7-33.4Q-23-37.5-16.9-41.2Q-10.7-44.9-7.2-46Q-3.7-47 3.6-46.5Q11-46 17.9-43.1Q24.7-40.3 29.9-35.1Q35.1-30 38.9-23.8Q42.6-17.6 44-10.6z',
]

export function RingMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-53 -52 106 106"
      fill="none"
      stroke="currentColor"
      strokeWidth={4.2}
      className={className}
    >
      {rings.map((ring) => (
        <path key={ring} d={ring} />
      ))}
    </svg>
  )
}

export function Logo({ inverse = false }: { inverse?: boolean }) {
  return (
    <Link
      to="/"
      className={`inline-flex items-center gap-1.5 no-underline min-[385px]:gap-3 ${inverse ? 'text-ink-inverse' : 'text-ink'}`}
    >
      <RingMark
        className={`size-8 flex-none min-[385px]:size-10 lg:size-11.5 ${inverse ? 'text-ink-inverse-soft' : 'text-brand'}`}
      />
      <span>
        <b className="block font-display text-[min(1.1875rem,5vw)] leading-none whitespace-nowrap font-[560] tracking-[-0.015em] lg:text-[1.3125rem]">
          Hill Country
        </b>
        <span
          className={`block text-[min(0.8125rem,4vw)] leading-snug whitespace-nowrap lg:text-[0.8125rem] font-medium tracking-[0.015em] ${inverse ? 'text-ink-inverse-soft' : 'text-ink-soft'}`}
        >
          Tree Company
        </span>
      </span>
    </Link>
  )
}
