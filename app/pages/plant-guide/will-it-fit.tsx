import { CircleCheck, CircleX } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { AgeChoice } from '#app/components/growth/age-choice.tsx'
import { FitDrawing } from '#app/components/growth/fit-drawing.tsx'
import { isWoody, sizeAt } from '#domain/growth/growth.ts'
import { mostSpotFt, parseAge, parseSpot, plantsThatFit } from '#domain/growth/spot.ts'
import { roomAt, willItFit } from '#domain/growth/will-it-fit.ts'
import { heightInWords } from '#domain/inventory/measures.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { GuideSection } from './guide-section.tsx'
import type { FittingPlant, GuidePlant, StockItem } from './guide-plant.ts'

type WillItFitProps = {
  plant: GuidePlant
  stock: readonly StockItem[]
  pictureUrl: string | null
  /** The query of the page, so that a link and a form without JavaScript show their answer. */
  asked: string
  /** Others that might fit where this one doesn't. */
  others: readonly FittingPlant[]
}

const fields = [
  { name: 'wire', label: 'A wire, this high', hint: 'in feet; empty if none' },
  { name: 'away', label: 'The wire, this far off', hint: '0 if it’s overhead' },
  { name: 'wall', label: 'A wall or roof, this far', hint: 'from the trunk' },
  { name: 'fence', label: 'A fence, this far', hint: 'from the trunk' },
]

export function WillItFit({ plant, stock, pictureUrl, asked: first, others }: WillItFitProps) {
  const [asked, setAsked] = useState(() => new URLSearchParams(first))
  const isHydrated = useHydrated()
  const sizes = stock.filter(({ currentHeightInches }) => currentHeightInches !== null)
  const size = sizes.find(({ containerSize }) => containerSize === asked.get('size')) ?? sizes[0]
  const todayFt = size?.currentHeightInches == null ? null : size.currentHeightInches / 12
  const grown = sizeAt(plant, todayFt, 'grown')
  if (grown === null || pictureUrl === null || !isWoody(plant.plantType)) return null
  const spot = parseSpot(asked)
  const age = parseAge(asked.get('age'))
  const drawn = sizeAt(plant, todayFt, age) ?? grown
  const answer = willItFit(plant, todayFt, spot)
  const fitting = answer?.fits === false ? plantsThatFit(others, roomAt(spot)) : []
  const change = (event: FormEvent<HTMLFormElement>) => {
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    setAsked(new URLSearchParams(entries))
  }
  return (
    <GuideSection
      id="fit"
      title="Will it fit?"
      className={answer === null ? 'print:hidden' : 'print:break-inside-avoid'}
      lead="Measure your spot. We draw what it may become there: an estimate from recorded growth, never a promise."
    >
      <form
        action="#fit"
        onChange={change}
        className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10"
      >
        <div className="grid grid-cols-2 content-start gap-x-4 gap-y-4 lg:grid-cols-1 print:hidden">
          {sizes.length > 1 && (
            <label className="col-span-full grid gap-1.5 text-small font-semibold">
              Size you&apos;d plant
              <select
                name="size"
                defaultValue={size?.containerSize}
                className="h-12.5 rounded-box border border-line-control bg-control px-3 text-body font-normal"
              >
                {sizes.map(({ containerSize, currentHeightInches }) => (
                  <option key={containerSize} value={containerSize}>
                    {containerSize}, {heightInWords(currentHeightInches ?? 0)} tall
                  </option>
                ))}
              </select>
            </label>
          )}
          {fields.map(({ name, label, hint }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              hint={hint}
              type="number"
              inputMode="decimal"
              min={0}
              max={mostSpotFt}
              step={0.5}
              defaultValue={asked.get(name) ?? ''}
            />
          ))}
          {!isHydrated && (
            <Button type="submit" className="col-span-full">
              Draw it
            </Button>
          )}
        </div>
        <div className="min-w-0">
          <div aria-live="polite" className="min-h-16">
            {answer === null ? (
              <p className="font-display text-h3 text-ink-soft">How high is the wire, how far is the wall?</p>
            ) : (
              <>
                <p className="flex items-start gap-3 font-display text-h3">
                  {answer.fits ? (
                    <CircleCheck aria-hidden className="mt-1 size-7 flex-none text-good" />
                  ) : (
                    <CircleX aria-hidden className="mt-1 size-7 flex-none text-danger" />
                  )}
                  {answer.sentence}
                </p>
                {answer.more !== null && <p className="mt-1 text-ink-soft">{answer.more}</p>}
                {fitting.length > 0 && <Others plants={fitting} />}
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
                isDrawn={isHydrated || first !== ''}
                label={answer?.sentence ?? 'Drawn to scale, beside a house'}
              />
            </div>
            <figcaption className="mt-2 text-caption text-ink-quiet">
              {age === 'grown' ? 'Full grown' : age === 0 ? 'On planting day' : `In year ${age}`}, it may be{' '}
              {feetRangeInWords(Math.round(drawn.heightFt.least), Math.round(drawn.heightFt.most))} tall and{' '}
              {feetRangeInWords(Math.round(drawn.spreadFt.least), Math.round(drawn.spreadFt.most))} wide.
              Green hatching goes up to the most; red hatching is what would be cut back one day.
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

function Others({ plants }: { plants: readonly FittingPlant[] }) {
  return (
    <p className="mt-1 text-ink-soft">
      These would fit:{' '}
      {plants.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={`/plant-database/${slug}`}>{name}</Link>
        </span>
      ))}
      .
    </p>
  )
}
