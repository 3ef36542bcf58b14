import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AgeChoice } from '#app/components/growth/age-choice.tsx'
import { FitDrawing } from '#app/components/growth/fit-drawing.tsx'
import { SpotFields } from '#app/components/growth/spot-fields.tsx'
import { drawnSize } from '#domain/growth/drawn-size.ts'
import { isWoody, sizeAt } from '#domain/growth/growth.ts'
import { parseAge, parseSpot, spotQuery } from '#domain/growth/spot.ts'
import { willItFit } from '#domain/growth/will-it-fit.ts'
import { heightInWords } from '#domain/stock/measures.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import { withArticle } from '#domain/wording.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Button } from '#ui/button.tsx'
import { fieldsOf, onEarlyChange } from '#ui/form-values.ts'
import { untilScript } from '#ui/needs-script.ts'
import { GuideSection } from './guide-section.tsx'
import type { ShownFittingPlant, GuidePlant, GuideStockItem } from './guide-plant.ts'

/** Drawn until a spot is measured. */
const example = new URLSearchParams('wire=25&wall=12')

type WillItFitProps = {
  plant: GuidePlant
  stock: readonly GuideStockItem[]
  pictureUrl: string | null
  /** The query of the page, so that a link and a form without JavaScript show their answer. */
  asked: string
  /** Others that might fit where this one doesn't. */
  others: readonly ShownFittingPlant[]
}

export function WillItFit({ plant, stock, pictureUrl, asked: first, others }: WillItFitProps) {
  const [asked, setAsked] = useState(() => new URLSearchParams(first))
  const sizes = stock.filter(({ currentHeightInches }) => currentHeightInches !== null)
  const size = sizes.find(({ containerSize }) => containerSize === asked.get('size')) ?? sizes[0]
  const todayFt = size?.currentHeightInches == null ? null : size.currentHeightInches / 12
  const grown = sizeAt(plant, todayFt, 'grown')
  if (grown === null || pictureUrl === null || !isWoody(plant.plantType)) return null
  const isExample = spotQuery(parseSpot(asked)) === ''
  const spot = parseSpot(isExample ? example : asked)
  const age = parseAge(asked.get('age'))
  const drawn = sizeAt(plant, todayFt, age) ?? grown
  const answer = willItFit(plant, todayFt, spot, others)
  const change = (form: HTMLFormElement) => {
    const next = fieldsOf(form)
    afterPaint(() => setAsked(next))
  }
  return (
    <GuideSection
      id="fit"
      title="Will it fit?"
      folds={{ title: 'Measure your spot', open: first !== '' }}
      className={answer === null || isExample ? 'print:hidden' : 'print:break-inside-avoid'}
      lead="Measure your spot, and we’ll draw how it could grow there: our estimate, never a promise."
    >
      <form
        action="#fit"
        ref={onEarlyChange(change)}
        onChange={(event) => change(event.currentTarget)}
        className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10"
      >
        <div className="grid grid-cols-2 content-start gap-x-4 gap-y-4 lg:grid-cols-1 print:hidden">
          {sizes.length > 1 && (
            <label className="col-span-full grid min-w-0 gap-1.5 text-small font-semibold">
              Size you&apos;d plant
              <select
                name="size"
                defaultValue={size?.containerSize}
                className="h-12.5 w-full min-w-0 rounded-box border border-line-control bg-control px-3 text-body font-normal"
              >
                {sizes.map(({ containerSize, currentHeightInches }) => (
                  <option key={containerSize} value={containerSize}>
                    {containerSize}, {heightInWords(currentHeightInches ?? 0)} tall
                  </option>
                ))}
              </select>
            </label>
          )}
          <SpotFields asked={asked} example={example} />
          <Button {...untilScript} type="submit" className="col-span-full">
            Draw it
          </Button>
        </div>
        <div className="min-w-0">
          <div aria-live="polite" className="min-h-16">
            {answer !== null && (
              <>
                {isExample && (
                  <p className="mb-1 text-small text-ink-soft">
                    An example: a wire 25 ft up and a wall 12 ft away. Put in your own.
                  </p>
                )}
                <p className="flex items-start gap-3 font-display text-h3">
                  {answer.fits ? (
                    <CircleCheck aria-hidden className="mt-1 size-7 flex-none text-good" />
                  ) : (
                    <CircleX aria-hidden className="mt-1 size-7 flex-none text-danger" />
                  )}
                  <Sentence answer={answer} />
                </p>
                {answer.more !== null && <p className="mt-1 text-ink-soft">{answer.more}</p>}
                <Others plants={answer.instead.slice(1)} />
              </>
            )}
          </div>
          <figure className="mt-4">
            <div className="overflow-hidden rounded-box border border-line bg-raised max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0">
              <FitDrawing
                size={drawn}
                grown={grown}
                spot={spot}
                pictureUrl={pictureUrl}
                drawn={drawnSize({ ...plant, ...drawn }, 'middle')}
                label={answer?.sentence ?? 'Drawn to scale, beside a house'}
              />
            </div>
            <figcaption className="mt-2 text-caption text-ink-quiet">
              {age === 'grown' ? 'Full grown' : age === 0 ? 'On planting day' : `In year ${age}`}, it may be{' '}
              {feetRangeInWords(Math.round(drawn.heightFt.least), Math.round(drawn.heightFt.most))} tall and{' '}
              {feetRangeInWords(Math.round(drawn.spreadFt.least), Math.round(drawn.spreadFt.most))} wide. Dots
              outline the most it may be, full grown; red hatching is what would have to be cut back by then,
              and paler what would be cut one day.
            </figcaption>
          </figure>
          <div className="mt-6">
            {todayFt !== null && <AgeChoice plant={plant} todayFt={todayFt} age={age} wireFt={spot.wireFt} />}
          </div>
        </div>
      </form>
    </GuideSection>
  )
}

type Answer = NonNullable<ReturnType<typeof willItFit<ShownFittingPlant>>>

/** With a link where it names another plant. */
function Sentence({ answer: { sentence, instead } }: { answer: Answer }) {
  const [other] = instead
  if (other === undefined) return <span>{sentence}</span>
  const at = sentence.indexOf(other.name)
  return (
    <span>
      {sentence.slice(0, at)}
      <Link to={`/plant-database/${other.slug}`}>{other.name}</Link>
      {sentence.slice(at + other.name.length)}
    </span>
  )
}

function Others({ plants }: { plants: readonly ShownFittingPlant[] }) {
  if (plants.length === 0) return null
  return (
    <p className="mt-1 text-ink-soft">
      So would{' '}
      {plants.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ' or '}
          {withArticle(name).slice(0, -name.length)}
          <Link to={`/plant-database/${slug}`}>{name}</Link>
        </span>
      ))}
      .
    </p>
  )
}
