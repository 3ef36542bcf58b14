export type Client = { title: string; text: string }

const sprigs = [
  'escarpment-live-oak',
  'mexican-plum',
  'red-yucca',
  'yaupon-holly',
  'texas-prickly-pear',
  'texas-redbud',
]

/** Who we plant for, each beside a sprig. */
export function WhoList({ clients }: { clients: readonly Client[] }) {
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {clients.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4.5 border-t border-line py-4"
        >
          <img
            src={sprigUrl(sprigs[index % sprigs.length] ?? '')}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-16 object-contain"
          />
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-0.5 text-ui text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

// Sprigs: small leaf-and-flower drawings, as hashed build assets.
const sprigFiles = import.meta.glob<string>('/app/images/sprigs/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URL of a plant's sprig; undefined if it has none. */
export function sprigUrl(slug: string): string | undefined {
  return sprigFiles[`/app/images/sprigs/${slug}.avif`]
}
