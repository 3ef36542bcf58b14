import { useSiteSettings } from '#app/site-settings.ts'
import { classNames } from '#ui/class-names.ts'

/** Money from the city or the water supplier, while the owner has it confirmed for this season. */
export function RebateBox({ className = '' }: { className?: string }) {
  const { rebates } = useSiteSettings()
  if (rebates.length === 0) return null
  return (
    <aside
      aria-label="Rebates"
      className={classNames(
        'grid gap-3 rounded-box bg-good-surface px-4.5 py-4 text-small print:hidden',
        className,
      )}
    >
      {rebates.map(({ name, text, until }) => (
        <p key={name}>
          <b className="font-semibold">{`${name}, through ${until}.`}</b> {text}
        </p>
      ))}
    </aside>
  )
}
