import labels from '#app/images/services/labels.json'
import arborist from '#app/images/services/arborist-service.svg?url'
import horticulturist from '#app/images/services/horticulturist.svg?url'
import designer from '#app/images/services/landscape-designer.svg?url'
import landscaper from '#app/images/services/landscaper.svg?url'
import supplier from '#app/images/services/plant-supplier.svg?url'
import delivery from '#app/images/services/tree-delivery.svg?url'
import planting from '#app/images/services/tree-service.svg?url'
import { classNames } from '#ui/class-names.ts'
import type { Service } from '#domain/services/services.ts'

type Slug = Service['slug']

const drawings: Record<Slug, { url: string; alt: string }> = {
  'tree-service': {
    url: planting,
    alt: 'A trunk whose root flare has been dug free on one side; on the other, soil still buries it',
  },
  'landscape-designer': {
    url: designer,
    alt: 'A yard from above on tracing paper: house, drive, path, two oaks and two redbuds at their grown width',
  },
  landscaper: {
    url: landscaper,
    alt: 'Lawn rolled back from a bed, cut open to show mulch, a drip line and roots in the wet soil below it',
  },
  horticulturist: {
    url: horticulturist,
    alt: 'A red oak leaf gone yellow between green veins, beside a sound one',
  },
  'arborist-service': { url: arborist, alt: 'A live oak with five numbered marks, explained below' },
  'plant-supplier': {
    url: supplier,
    alt: 'Five staked trunks of one thickness; a caliper measures one of them six inches above the soil',
  },
  'tree-delivery': {
    url: delivery,
    alt: 'A flatbed truck with a netted, strapped tree, and a pole that measures the limb it has to pass under',
  },
}

const anchors: Record<string, string> = { start: '', middle: '-translate-x-1/2', end: '-translate-x-full' }

/** A picture of the service. Its labels are text in the page's own type. */
export function ServiceDrawing({ slug, className }: { slug: Slug; className: string }) {
  const { url, alt } = drawings[slug]
  return (
    <div className={classNames('relative', className)}>
      <img
        src={url}
        alt={alt}
        width={720}
        height={520}
        fetchPriority="high"
        className="block h-auto w-full"
      />
      {labels[slug].map((label) => (
        <span
          key={label.text}
          aria-hidden
          className={classNames(
            'absolute -translate-y-1/2 whitespace-nowrap',
            anchors[label.anchor],
            'numbered' in label
              ? 'grid size-8 place-items-center rounded-pill border border-ink bg-raised font-display leading-none max-md:size-7'
              : 'rounded-badge bg-surface/80 px-1 text-caption font-medium text-ink md:text-small',
          )}
          style={{ left: `${label.x * 100}%`, top: `${label.y * 100}%` }}
        >
          {label.text}
        </span>
      ))}
    </div>
  )
}
