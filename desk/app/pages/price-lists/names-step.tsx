import { useId } from 'react'
import type { PriceListData, ShownName, ShownPlan } from '#domain/stock/price-list-data.ts'
import { counted } from '#domain/wording.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Plate } from '#desk/app/components/controls.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { fieldClass } from './file-step.tsx'
import { Disclosure, FactsDisclosure } from './disclosure.tsx'
import { Step } from './step.tsx'
import type { Choosing } from './use-choices.ts'

type Plants = PriceListData['plants']

const titleOf = ({ botanical, common }: ShownName) => `${botanical} ${common}`.trim()
const keyOf = ({ botanical, common }: Pick<ShownName, 'botanical' | 'common'>) => `${botanical}\n${common}`

function noteOf({ names, openNames, matched }: ShownPlan): string {
  const own = counted(matched, 'name matched by itself', 'names matched by themselves')
  return names.length === 0
    ? own
    : `${names.length - openNames} of ${names.length} decided, ${own}. Remembered for the next list`
}

type NamesStepProps = { list: PriceListData; choosing: Choosing }

export function NamesStep({ list: { plan, plants }, choosing }: NamesStepProps) {
  const { choices, choose } = choosing
  const choiceFor = (name: ShownName): NameChoiceProps => {
    const decided = choices.decisions.find((each) => keyOf(each) === keyOf(name))
    return {
      name,
      plants,
      chosen: decided === undefined ? name.chosen : decided.plantId,
      decide: (plantId) => choose({ decisions: withDecisions([[name, plantId]]) }),
    }
  }
  const withDecisions = (decided: readonly (readonly [ShownName, number | null])[]) => {
    const keys = new Set(decided.map(([name]) => keyOf(name)))
    return [
      ...choices.decisions.filter((each) => !keys.has(keyOf(each))),
      ...decided.map(([{ botanical, common }, plantId]) => ({ botanical, common, plantId })),
    ]
  }
  const guessed = (plan?.names ?? []).flatMap((name) => {
    const guess = name.options[0]
    return guess === undefined || choiceFor(name).chosen !== undefined ? [] : [[name, guess.plantId] as const]
  })
  return (
    <Step number={2} id="names" title="Names to decide" {...(plan !== null && { note: noteOf(plan) })}>
      {plan === null ? (
        <p className="mt-2 text-small text-ink-soft">Once step 1 is done, the names are here.</p>
      ) : (
        <>
          {plan.names.length === 0 && <p className="mt-2 text-small text-ink-soft">Every name is clear.</p>}
          {guessed.length > 1 && (
            <p className="mt-3">
              <SmallButton onClick={() => choose({ decisions: withDecisions(guessed) })}>
                All as guessed ({guessed.length})
              </SmallButton>
            </p>
          )}
          {plan.names.map((name) => (
            <NameChoice key={keyOf(name)} {...choiceFor(name)} />
          ))}
          <div className="mt-2 grid">
            {plan.unknown.length > 0 && (
              <Disclosure title={`${counted(plan.unknown.length, 'name')} we don’t have, left out`}>
                <p className="pb-2 text-small text-ink-soft">
                  If one of them is ours after all, say which plant it is.
                </p>
                <ul>
                  {plan.unknown.map((name) => (
                    <UnknownName key={keyOf(name)} {...choiceFor(name)} />
                  ))}
                </ul>
              </Disclosure>
            )}
            {plan.faultCount > 0 && (
              <FactsDisclosure
                title={`${counted(plan.faultCount, 'line')} we can’t read, left out`}
                lead="What’s in stock of these stays as it is. To use them, correct the file and upload it again."
                facts={plan.faults}
              />
            )}
          </div>
        </>
      )}
    </Step>
  )
}

const optionClass =
  'flex min-h-14 cursor-pointer items-center gap-2.5 rounded-box border border-line-control bg-control py-1.25 pr-3 pl-3.5 has-checked:border-brand has-checked:bg-good-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const radioClass = 'size-5 flex-none accent-(--color-brand) focus-visible:outline-none'

type NameChoiceProps = {
  name: ShownName
  plants: Plants
  /** Null: left out; undefined: nobody has decided. */
  chosen: number | null | undefined
  decide: (plantId: number | null) => void
}

/** Which of our plants a name means: the likely ones with their plates, another one, or none. */
function NameChoice({ name, plants, chosen, decide }: NameChoiceProps) {
  const id = useId()
  return (
    <fieldset className="mt-3 border-t border-line pt-3.5">
      <legend className="sr-only">{titleOf(name)}</legend>
      <div className="grid gap-x-4 gap-y-2.5 xl:grid-cols-[196px_minmax(0,1fr)]">
        <div aria-hidden>
          <p className="leading-tight font-semibold tracking-[0.01em] wrap-anywhere">{titleOf(name)}</p>
          <p className="text-caption text-ink-quiet">
            {name.where}
            {name.moreLines > 0 && `, and ${counted(name.moreLines, 'more line')}`}
          </p>
        </div>
        <div className="grid gap-2">
          {name.options.map(({ plantId, name: plantName, botanicalName, thumb }, at) => (
            <label key={plantId} className={optionClass}>
              <input
                type="radio"
                name={id}
                value={plantId}
                checked={chosen === plantId}
                onChange={() => decide(plantId)}
                className={radioClass}
              />
              <Plate url={thumb} />
              <span className="min-w-0 flex-1 text-caption leading-snug text-ink-quiet">
                <b className="font-display text-[1.0625rem] leading-tight font-medium text-ink">
                  {plantName}
                </b>{' '}
                <i className="inline-block">{botanicalName}</i>
              </span>
              {at === 0 && <span className="flex-none text-caption text-ink-quiet">Best guess</span>}
            </label>
          ))}
          <PlantSelect
            label={`Another plant for ${titleOf(name)}`}
            placeholder="Another plant"
            plants={plants}
            chosen={name.options.some(({ plantId }) => plantId === chosen) ? null : chosen}
            onChoose={(plantId) => plantId !== null && decide(plantId)}
          />
          <label className={optionClass}>
            <input
              type="radio"
              name={id}
              value="skip"
              checked={chosen === null}
              onChange={() => decide(null)}
              className={radioClass}
            />
            <span className="text-caption text-ink-quiet">
              <b className="font-display text-[1.0625rem] leading-tight font-medium text-ink">
                {name.options.length === 1 ? 'Not that one' : 'None of these'}
              </b>{' '}
              Leave it out
            </span>
          </label>
        </div>
      </div>
    </fieldset>
  )
}

type PlantSelectProps = {
  label: string
  placeholder: string
  plants: Plants
  chosen: number | null | undefined
  onChoose: (plantId: number | null) => void
}

function PlantSelect({ label, placeholder, plants, chosen, onChoose }: PlantSelectProps) {
  // A long list has dozens of these with a hundred plants each, which the page can do without at first.
  const isHydrated = useHydrated()
  return (
    <select
      aria-label={label}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
      className={fieldClass}
    >
      <option value="">{placeholder}</option>
      {(isHydrated ? plants : []).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

function UnknownName({ name, plants, chosen, decide }: NameChoiceProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 border-t border-line py-2 md:grid-cols-[minmax(0,1fr)_260px]">
      <p className="text-small wrap-anywhere">
        <b className="font-semibold">{titleOf(name)}</b>{' '}
        <span className="text-caption text-ink-quiet">{counted(name.moreLines + 1, 'line')}</span>
      </p>
      <PlantSelect
        label={`What ${titleOf(name)} is`}
        placeholder="Leave it out"
        plants={plants}
        chosen={chosen}
        onChoose={decide}
      />
    </li>
  )
}
