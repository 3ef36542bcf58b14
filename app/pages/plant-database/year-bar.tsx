import { monthNames } from '#domain/plants/months.ts'

// Tailwind finds class names by reading them whole.
const bloomColors: Record<string, string> = {
  white: 'bg-bloom-white',
  yellow: 'bg-bloom-yellow',
  red: 'bg-bloom-red',
  pink: 'bg-bloom-pink',
  purple: 'bg-bloom-purple',
  blue: 'bg-bloom-blue',
  orange: 'bg-bloom-orange',
  green: 'bg-bloom-green',
  none: 'bg-bloom-none',
}

/** Twelve months, those in bloom in the flower's own color with an outline, because white needs one. */
export function YearBar({ months, flowerColor }: { months: readonly number[]; flowerColor: string | null }) {
  const [first = 'none'] = flowerColor?.split(', ') ?? []
  const inWords =
    months.length === 0 ? 'No bloom' : `In bloom: ${months.map((month) => monthNames[month - 1]).join(', ')}`
  return (
    <div
      role="img"
      aria-label={inWords}
      className="mt-2.5 grid max-w-66 grid-cols-12 text-center text-caption leading-tight"
    >
      {monthNames.map((name, index) => {
        const blooms = months.includes(index + 1)
        return (
          <span key={name} aria-hidden className={blooms ? 'font-semibold' : 'text-ink-quiet'}>
            <span
              className={`mx-px block h-3.5 rounded-badge ${blooms ? `border border-ink-quiet ${bloomColors[first]}` : 'bg-sunk'}`}
            />
            {name[0]}
          </span>
        )
      })}
    </div>
  )
}
