import { ageName, bandInWords } from '#domain/growth/growth-words.ts'
import { ages, sizeAt, type Age, type GrowingPlant } from '#domain/growth/growth.ts'
import { classNames } from '#ui/class-names.ts'

type AgeChoiceProps = { plant: GrowingPlant; todayFt: number | null; age: Age; wireFt: number | null }

/** The height at each age as a small tree: a trunk up to the least, a crown up to the most. Choosing one draws it. */
export function AgeChoice({ plant, todayFt, age: chosen, wireFt }: AgeChoiceProps) {
  const sizes = ages.flatMap((age) => {
    const size = sizeAt(plant, todayFt, age)
    return size === null ? [] : [{ age, heightFt: size.heightFt }]
  })
  const top = Math.max(...sizes.map(({ heightFt }) => heightFt.most), (wireFt ?? 0) + 1)
  const share = (feet: number) => `${(feet / top) * 100}%`
  return (
    <fieldset>
      <legend className="text-small font-semibold">Height by year, least to most</legend>
      <div className="relative mt-2 grid auto-cols-fr grid-flow-col grid-rows-[auto_7rem_auto]">
        {sizes.map(({ age, heightFt }) => (
          <label
            key={age}
            className="relative row-span-3 grid cursor-pointer grid-rows-subgrid rounded-box px-1 pb-1.5 text-center has-checked:bg-good-surface has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="age"
              value={age}
              defaultChecked={age === chosen}
              className="peer sr-only"
            />
            <span className="self-end py-1.5 text-caption leading-tight font-semibold text-balance tabular-nums">
              {bandInWords(heightFt)}
            </span>
            <span aria-hidden className="relative -mx-1 block border-b-2 border-ink">
              {wireFt !== null && (
                <span
                  className="absolute inset-x-0 border-t-2 border-dashed border-action"
                  style={{ bottom: share(wireFt) }}
                />
              )}
              <span
                className="absolute bottom-0 left-1/2 w-1 -translate-x-1/2 bg-figure"
                style={{ height: share(heightFt.least) }}
              />
              <span
                className={classNames(
                  'absolute left-1/2 w-7 -translate-x-1/2 rounded-pill border border-ink',
                  wireFt !== null && heightFt.most > wireFt
                    ? 'bg-action'
                    : age === chosen
                      ? 'bg-brand'
                      : 'bg-leaf',
                )}
                style={{
                  bottom: share(heightFt.least),
                  top: `calc(100% - ${share(heightFt.most)})`,
                  minHeight: '6px',
                }}
              />
            </span>
            <span className="pt-1.5 text-caption leading-tight text-ink-soft">{ageName(age)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
