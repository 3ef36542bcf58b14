import labels from '#app/images/services/labels.json'
import arborist from '#app/images/services/arborist-service.avif?url'
import horticulturist from '#app/images/services/horticulturist.avif?url'
import designer from '#app/images/services/landscape-designer.avif?url'
import landscaper from '#app/images/services/landscaper.avif?url'
import supplier from '#app/images/services/plant-supplier.avif?url'
import delivery from '#app/images/services/tree-delivery.avif?url'
import planting from '#app/images/services/tree-service.avif?url'
import { classNames } from '#ui/class-names.ts'
import type { Service } from '#domain/services/services.ts'

type Slug = Service['slug']

/** Drawings are 520 units high, and where trunks run out of the picture, 720. */
const drawings: Record<Slug, { url: string; alt: string; height?: number }> = {
  'tree-service': {
    url: planting,
    alt: 'A trunk whose root flare has been dug free on one side; on the other, soil still buries it',
    height: 720,
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
    alt: 'A red oak twig: a leaf gone yellow between green veins, and an older, sound one',
  },
  'arborist-service': { url: arborist, alt: 'A live oak with five numbered marks, explained below' },
  'plant-supplier': {
    url: supplier,
    alt: 'Five staked trunks of one thickness; a caliper measures one of them six inches above the soil',
    height: 720,
  },
  'tree-delivery': {
    url: delivery,
    alt: 'A flatbed truck with a netted, strapped tree, and a pole that measures the limb it has to pass under',
  },
}

const anchors: Record<string, string> = { start: '', middle: '-translate-x-1/2', end: '-translate-x-full' }

/** Drawings that run to an edge of the page fade toward the text beside them. */
const fades = {
  left: 'lg:mask-[linear-gradient(to_left,transparent,var(--color-ink)_16%)]',
  right: 'lg:mask-[linear-gradient(to_right,transparent,var(--color-ink)_16%)]',
}

type ServiceDrawingProps = {
  slug: Slug
  /** The edge of the page that the drawing runs to on wide screens. On narrower ones it runs to both. */
  bleeds?: keyof typeof fades
  className?: string
}

/** A picture of the service. Its labels are text in the page's own type. */
export function ServiceDrawing({ slug, bleeds, className }: ServiceDrawingProps) {
  const { url, alt, height = 520 } = drawings[slug]
  return (
    <div
      className={classNames(
        'relative aspect-[720/520]',
        bleeds === undefined
          ? 'overflow-hidden mask-[linear-gradient(transparent,var(--color-ink)_14%)]'
          : 'max-lg:-mx-(--edge) max-lg:mt-4 max-lg:overflow-hidden max-lg:mask-[linear-gradient(transparent,var(--color-ink)_14%)]',
        className,
      )}
    >
      <img
        src={url}
        alt={alt}
        width={720}
        height={height}
        fetchPriority="high"
        className={classNames('absolute bottom-0 h-auto w-full', bleeds !== undefined && fades[bleeds])}
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
