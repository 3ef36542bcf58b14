import { validDays } from '#domain/quote/validity.ts'

/** One tick per day; the remaining days are green. */
export function ValidityRing({ daysLeft }: { daysLeft: number }) {
  const left = Math.min(validDays, Math.max(0, daysLeft))
  return (
    <svg
      viewBox="-66 -66 132 132"
      role="img"
      aria-label={`${left} of ${validDays} days left`}
      className="size-26 flex-none"
    >
      {Array.from({ length: validDays }, (_, day) => (
        <path
          key={day}
          d="M0 -50V-61"
          transform={`rotate(${(day * 360) / validDays})`}
          strokeWidth="5"
          strokeLinecap="round"
          className={day < left ? 'stroke-brand' : 'stroke-line-hover'}
        />
      ))}
      <text y="9" textAnchor="middle" className="fill-ink font-display text-[42px] font-[480]">
        {left}
      </text>
      <text y="29" textAnchor="middle" className="fill-ink-soft text-[14px]">
        {left === 1 ? 'day left' : 'days left'}
      </text>
    </svg>
  )
}
