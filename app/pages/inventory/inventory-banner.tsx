import lineUpUrl from '#app/images/scale/line-up.avif?url'
import layout from '#app/images/scale/line-up.json'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'

/** The page's heading, with container sizes drawn beside a person. */
export function InventoryBanner() {
  return (
    <div className="contours relative border-b border-line">
      {/* Contour lines behind the drawing only, so that the text stays on a plain background. */}
      <div
        aria-hidden
        className="absolute inset-0 hidden bg-linear-to-r from-surface from-38% to-transparent to-64% lg:block"
      />
      <div className="relative wrap grid items-end gap-x-8 gap-y-6 pt-6 pb-5 md:grid-cols-[minmax(0,1fr)_380px] lg:grid-cols-[minmax(0,1fr)_540px]">
        <div className="md:self-start md:pt-2">
          <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Inventory' }]} />
          <h1 className="mt-3.5">In the yard, priced planted</h1>
          <p className="mt-3 max-w-[44ch] text-lead text-ink-soft">
            Every price includes digging, planting and the first watering. Heights are measured here, without
            the pot.
          </p>
        </div>
        <figure className="relative max-w-135 pb-10 max-md:-mx-1">
          <img
            src={lineUpUrl}
            alt="A six-foot person beside five potted plants, from a knee-high cenizo in 5 gallons to a live oak of 13 feet in 65 gallons"
            width={layout.width}
            height={layout.height}
            className="h-auto w-full"
          />
          <Label x={layout.personX} title="6 ft" />
          {layout.places.map(({ container, heightFt, x }) => (
            <Label key={container} x={x} title={container} text={`${heightFt} ft`} />
          ))}
        </figure>
      </div>
    </div>
  )
}

function Label({ x, title, text }: { x: number; title: string; text?: string }) {
  return (
    <p
      aria-hidden
      className="absolute bottom-0 flex h-9 -translate-x-1/2 flex-col text-center text-caption leading-[1.3] whitespace-nowrap"
      style={{ left: `${x * 100}%` }}
    >
      <b className="font-semibold">{title}</b>
      {text !== undefined && <span className="text-ink-soft">{text}</span>}
    </p>
  )
}
