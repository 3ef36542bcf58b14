import { CircleCheck, CircleX } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ageName, bandInWords } from '#domain/growth/growth-words.ts'
import { ages, isWoody, sizeAt } from '#domain/growth/growth.ts'
import { isOpenLawn, mostSpotFt, parseSpot, type spotFields } from '#domain/growth/spot.ts'
import { willItFit } from '#domain/growth/will-it-fit.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import { withArticle } from '#domain/wording.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/form-values.ts'
import { untilScript } from '#ui/needs-script.ts'
import { useTypedEarly } from '#ui/use-typed-early.ts'
import { FitDrawing } from './fit-drawing.tsx'
import { GuideSection } from './guide-section.tsx'
import type { ShownFittingPlant, GuidePlant, GuideStockItem } from './guide-plant.ts'

const fields: { name: (typeof spotFields)[number]; label: string; hint: string }[] = [
  { name: 'wire', label: 'A wire, this high', hint: 'in feet; empty if none' },
  { name: 'away', label: 'The wire, this far off', hint: '0 if it’s overhead' },
  { name: 'wall', label: 'A wall or roof, this far', hint: 'from the trunk' },
  { name: 'fence', label: 'A fence, this far', hint: 'from the trunk' },
]

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
  const form = useRef<HTMLFormElement>(null)
  const draw = () => {
    const next = fieldsOf(form.current)
    afterPaint(() => setAsked(next))
  }
  useTypedEarly(form, draw)
  // The smallest in stock is the one most people plant.
  const todayInches = stock.find(({ currentHeightInches }) => currentHeightInches !== null)
  const todayFt = todayInches?.currentHeightInches == null ? null : todayInches.currentHeightInches / 12
  const grown = sizeAt(plant, todayFt, 'grown')
  if (grown === null || pictureUrl === null || !isWoody(plant.plantType)) return null
  const measured = parseSpot(asked)
  const isExample = isOpenLawn(measured)
  const spot = isExample ? parseSpot(example) : measured
  const answer = willItFit(plant, todayFt, spot, others)
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
        ref={form}
        onChange={draw}
        className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10"
      >
        <div className="grid grid-cols-2 content-start gap-x-4 gap-y-4 lg:grid-cols-1 print:hidden">
          {fields.map((field) => (
            <TextField
              key={field.name}
              {...field}
              type="number"
              inputMode="decimal"
              min={0}
              max={mostSpotFt}
              step={0.5}
              defaultValue={asked.get(field.name) ?? ''}
              placeholder={example.get(field.name) ?? undefined}
            />
          ))}
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
                plant={plant}
                grown={grown}
                spot={spot}
                pictureUrl={pictureUrl}
                label={answer?.sentence ?? 'Drawn to scale, beside a house'}
              />
            </div>
            <figcaption className="mt-2 text-caption text-ink-quiet">
              Full grown, it may be{' '}
              {feetRangeInWords(Math.round(grown.heightFt.least), Math.round(grown.heightFt.most))} tall and{' '}
              {feetRangeInWords(Math.round(grown.spreadFt.least), Math.round(grown.spreadFt.most))} wide. Dots
              outline the most it may be, and red hatching is what would have to be cut back.
            </figcaption>
          </figure>
          <Heights plant={plant} todayFt={todayFt} />
        </div>
      </form>
    </GuideSection>
  )
}

/** Least to most at each age, where it's known how fast it grows. */
function Heights({ plant, todayFt }: { plant: GuidePlant; todayFt: number | null }) {
  const sizes = ages.flatMap((age) => {
    const size = sizeAt(plant, todayFt, age)
    return size === null ? [] : [{ age, heightFt: size.heightFt }]
  })
  if (sizes.length < 2) return null
  return (
    <dl aria-label="Height by year, least to most" className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
      {sizes.map(({ age, heightFt }) => (
        <div key={age}>
          <dt className="text-caption text-ink-soft">{ageName(age)}</dt>
          <dd className="font-semibold tabular-nums">{bandInWords(heightFt)}</dd>
        </div>
      ))}
    </dl>
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
