import { Check, Info } from 'lucide-react'
import { Link } from 'react-router'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { DeerLine } from '#app/components/plants/deer-line.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { compareUrl, fewestCompared, mostCompared } from '#domain/compare/compare-url.ts'
import { formatCents } from '#domain/money.ts'
import { deerInShort, type DeerRule } from '#domain/plants/deer.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import { counted } from '#domain/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CardLink } from '#ui/card.tsx'

type FinderLine = { slug: string; name: string; reason: string; deer: DeerRule }

type FinderPlant = FinderLine & {
  drawbacks: readonly string[]
  offer: CartItem | null
  picture: Picture | null
}

type FinderResultProps = {
  /** How many meet every answer. */
  total: number
  deer: { leave: number; cage: number }
  /** Best first. */
  best: readonly FinderPlant[]
  /** Others that meet every answer. */
  rest: readonly FinderLine[]
}

const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** The end of the finder: six plates with their reasons, and the rest as a list. */
export function FinderResult({ total, deer, best, rest }: FinderResultProps) {
  return (
    <div className="@container wrap pt-5 pb-14 lg:pt-8">
      <h1 className="text-h2">{counts[best.length] ?? 'None'} for your yard</h1>
      <p className="mt-1.5 text-lead text-ink-soft">
        {total === 0
          ? `None meets every answer.${best.length > 0 ? ' These come closest.' : ''}`
          : `${counted(total, 'plant meets', 'plants meet')} your answers, best first.`}{' '}
        {total > 0 &&
          `Deer leave ${deer.leave === 0 ? 'none' : deer.leave} alone, and ${counted(deer.cage, 'is', 'are')} fine in a cage while young.`}
      </p>
      <ol className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 @max-[15rem]:grid-cols-1 md:grid-cols-3 xl:grid-cols-6">
        {best.map((plant, index) => (
          <li key={plant.slug} className="relative">
            <div className="relative">
              <PlantPicture
                picture={plant.picture}
                sizes="(min-width: 1280px) 200px, (min-width: 768px) 30vw, 45vw"
                className="rounded-box border border-line"
              />
              <span
                aria-hidden
                className="absolute top-1.5 left-2.5 font-display text-h3 leading-none text-ink-soft"
              >
                {index + 1}
              </span>
            </div>
            <div className="mt-2.5 flex items-start justify-between gap-1">
              <h2 className="min-w-0 text-h4 leading-tight font-medium">
                <CardLink to={`/plant-database/${plant.slug}`}>{plant.name}</CardLink>
              </h2>
              <KeepButton plant={plant} className="-my-2.5 -mr-2" />
            </div>
            <ul className="mt-1.5 grid gap-1 text-small leading-snug">
              <li className="flex gap-1.5">
                <Check aria-hidden className="mt-0.5 size-4 flex-none text-good" /> {plant.reason}
              </li>
              {plant.drawbacks.map((drawback) => (
                <li key={drawback} className="flex gap-1.5 text-best">
                  <Info aria-hidden className="mt-0.5 size-4 flex-none" /> {drawback}
                </li>
              ))}
              <li>
                <DeerLine deer={plant.deer} />
              </li>
            </ul>
            {plant.offer === null ? (
              <p className="mt-1.5 text-small text-ink-soft">Not in stock now</p>
            ) : (
              <div className="relative z-1 mt-1.5 flex flex-wrap items-center justify-between gap-2 text-small text-ink-soft">
                <p>
                  {plant.offer.containerSize},{' '}
                  <b className="font-semibold text-ink">{formatCents(plantedCents(plant.offer))}</b> planted
                </p>
                <AddToQuoteButton item={plant.offer} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-3">
        {rest.length > 0 && (
          <details className="w-full open:border-b open:border-line">
            <summary className="inline-flex min-h-13 cursor-pointer list-none items-center rounded-box bg-brand px-6.5 font-semibold text-on-brand hover:bg-brand-hover [&::-webkit-details-marker]:hidden">
              See all {total}
            </summary>
            <ul className="mt-4 grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
              {rest.map((plant) => (
                <li key={plant.slug} className="border-t border-line">
                  <Link
                    to={`/plant-database/${plant.slug}`}
                    className="grid min-h-13 content-center py-2 text-ink no-underline hover:underline"
                  >
                    <span className="font-medium">{plant.name}</span>
                    <span className="text-small text-ink-soft">
                      {plant.reason} {deerInShort[plant.deer]}.
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        {best.length >= fewestCompared && (
          <ButtonLink to={compareUrl(best.slice(0, mostCompared).map(({ slug }) => slug))} look="line">
            Compare the first {Math.min(best.length, mostCompared)}
          </ButtonLink>
        )}
        <Link
          to="/plant-database/finder"
          className="inline-flex min-h-11 items-center text-link underline decoration-1 underline-offset-3"
        >
          Start over
        </Link>
      </div>
    </div>
  )
}
