import { CircleCheck, CircleX } from 'lucide-react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { SpotFields } from '#app/components/growth/spot-fields.tsx'
import { compareUrl } from '#domain/compare/compare-url.ts'
import { ages, isWoody, sizeAt, type FeetRange } from '#domain/growth/growth.ts'
import { ageName, bandInWords } from '#domain/growth/growth-words.ts'
import { parseSpot, spotQuery } from '#domain/growth/spot.ts'
import { willItFit } from '#domain/growth/will-it-fit.ts'
import { fieldsOf, onEarlyChange } from '#ui/form-values.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Button } from '#ui/button.tsx'
import { untilScript } from '#ui/needs-script.ts'
import type { ComparedPlant, ComparisonData } from './compared.ts'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { useSpot } from './use-spot.ts'

const todayFt = ({ offer }: ComparedPlant) =>
  offer?.currentHeightInches == null ? null : offer.currentHeightInches / 12

/** How tall they may be at each age, and which of them fit a spot. */
export function WillTheyFit({ comparison: { plants, sizes } }: { comparison: ComparisonData }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const spot = useSpot()
  if (!plants.some(({ growth }) => isWoody(growth.plantType))) return null
  const slugs = plants.map(({ slug }) => slug)
  const names = plants.map(({ name }) => name)
  const chosen = sizes.find(({ isChosen }) => isChosen)
  const named = sizes.find(({ size }) => size === search.get('size'))?.size ?? null
  const heights = plants.map((plant) =>
    ages.map((age) => sizeAt(plant.growth, todayFt(plant), age)?.heightFt ?? null),
  )
  const tallestFt = Math.max(1, ...heights.flat().map((height) => height?.most ?? 0))
  const answers = plants.map((plant) => willItFit(plant.growth, todayFt(plant), spot))
  const hasAnswers = spotQuery(spot) !== '' && answers.some((answer) => answer !== null)
  const change = (form: HTMLFormElement) => {
    const asked = parseSpot(fieldsOf(form))
    afterPaint(
      () => void navigate(compareUrl(slugs, named, asked), { preventScrollReset: true, replace: true }),
    )
  }
  return (
    <section id="fit" aria-labelledby="will-they-fit" className="mt-9 scroll-mt-20 md:mt-12 print:hidden">
      <h2 id="will-they-fit" className="text-h3">
        As they grow
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        Height, from the least to the most
        {chosen !== undefined && `, if you plant a ${chosen.label}`}. Our estimate.
      </p>
      <CompareTable label="Height by age, and whether they fit" names={names}>
        {ages.map((age, row) => (
          <CompareRow
            key={age}
            className="py-2! md:py-2.5!"
            label={ageName(age)}
            cells={plants.map(({ slug }, index) => ({
              key: slug,
              content: <HeightBand heightFt={heights[index]?.[row] ?? null} tallestFt={tallestFt} />,
            }))}
          />
        ))}
        {hasAnswers && (
          <CompareRow
            label="In your spot"
            cells={plants.map(({ slug }, index) => ({
              key: slug,
              content: <Answer answer={answers[index] ?? null} />,
            }))}
          />
        )}
      </CompareTable>
      <Form
        key={slugs.join()}
        action="/compare#fit"
        ref={onEarlyChange(change)}
        onChange={(event) => change(event.currentTarget)}
        className="mt-2 border-t border-line pt-5 md:pl-32"
      >
        <h3 className="text-h4">Will they fit?</h3>
        <p className="mt-0.5 text-small text-ink-soft" aria-live="polite">
          {hasAnswers
            ? answers.some((answer) => answer?.fits)
              ? `${answers.filter((answer) => answer?.fits).length} of ${plants.length} would fit this spot.`
              : 'None of these would fit this spot.'
            : 'Measure a spot and see which ones fit.'}
        </p>
        {slugs.map((slug) => (
          <input key={slug} type="hidden" name="plants" value={slug} />
        ))}
        {named !== null && <input type="hidden" name="size" value={named} />}
        <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
          <SpotFields asked={new URLSearchParams(spotQuery(spot))} />
        </div>
        <Button {...untilScript} type="submit" className="mt-4">
          Check this spot
        </Button>
      </Form>
    </section>
  )
}

function HeightBand({ heightFt, tallestFt }: { heightFt: FeetRange | null; tallestFt: number }) {
  if (heightFt === null) return <span className="text-small text-ink-quiet">Not recorded</span>
  const share = (feet: number) => `${(feet / tallestFt) * 100}%`
  return (
    <>
      <p className="text-small leading-snug tabular-nums md:text-ui">{bandInWords(heightFt)}</p>
      <div aria-hidden className="relative mt-1.5 h-1.5 rounded-badge bg-sunk">
        <span
          className="absolute inset-y-0 min-w-1.5 rounded-badge bg-leaf"
          style={{
            left: `min(${share(heightFt.least)}, 100% - 6px)`,
            right: `calc(100% - ${share(heightFt.most)})`,
          }}
        />
      </div>
    </>
  )
}

function Answer({ answer }: { answer: ReturnType<typeof willItFit> }) {
  if (answer === null) return <span className="text-small text-ink-quiet">Not recorded</span>
  const Icon = answer.fits ? CircleCheck : CircleX
  return (
    <div className="gap-2 lg:flex">
      <Icon
        aria-hidden
        className={`mb-1 size-5 flex-none lg:mt-0.5 ${answer.fits ? 'text-good' : 'text-danger'}`}
      />
      <p className="text-small leading-snug">{answer.sentence}</p>
    </div>
  )
}
