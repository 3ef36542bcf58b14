import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import type { PriceListData, ShownSheet } from '#domain/stock/price-list-data.ts'
import { counted } from '#domain/wording.ts'
import { classNames } from '#ui/class-names.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { Step } from './step.tsx'
import type { Choosing } from './use-choices.ts'

const isList = ({ lines }: ShownSheet) => lines !== null && lines > 0

const factsOf = (sheet: ShownSheet) =>
  isList(sheet) ? counted(sheet.lines ?? 0, 'line') : (sheet.problem ?? 'No plants found')

const newWholesaler = 'new'

export const fieldClass = 'h-12 w-full min-w-0 rounded-box border border-line-control bg-control px-3 text-ui'

type FileStepProps = { list: PriceListData; choosing: Choosing }

export function FileStep({ list, choosing }: FileStepProps) {
  const { choices, choose, refused } = choosing
  const isWorkbook = list.sheets.length > 1
  return (
    <Step
      number={1}
      id="file"
      title={isWorkbook ? 'Sheets in the file' : 'The file'}
      {...(!isWorkbook && { note: list.sheets.map(factsOf).join() })}
    >
      {isWorkbook && (
        <fieldset className="mt-3 overflow-hidden rounded-box border border-line-control bg-line">
          <legend className="sr-only">Which sheets to use</legend>
          <div className="flex flex-wrap gap-px">
            {list.sheets.map((sheet, at) => (
              <label
                // oxlint-disable-next-line no-array-index-key -- two sheets may have one name, and their order never changes
                key={at}
                className="relative flex min-h-16 flex-[1_1_220px] cursor-pointer items-center gap-3 bg-control px-3.5 py-2.5 has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
              >
                <input
                  type="checkbox"
                  className="peer sr-only"
                  checked={isList(sheet) && choices.sheets.includes(at)}
                  disabled={!isList(sheet)}
                  onChange={(event) => {
                    const others = choices.sheets.filter((each) => each !== at)
                    choose({ sheets: event.target.checked ? [...others, at] : others })
                  }}
                />
                <span
                  aria-hidden
                  className="grid size-6.5 flex-none place-items-center rounded-badge border-[1.5px] border-line-control bg-control text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand"
                >
                  <Check className="size-4" strokeWidth={3} />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{sheet.name}</span>
                  <span
                    className={classNames(
                      'block text-caption wrap-anywhere',
                      sheet.problem === null ? 'text-ink-quiet' : 'text-danger',
                    )}
                  >
                    {factsOf(sheet)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <WholesalerField list={list} choosing={choosing} />
      <FormProblem>{refused}</FormProblem>
    </Step>
  )
}

function WholesalerField({ list: { wholesalers }, choosing: { choices, choose } }: FileStepProps) {
  const id = useId()
  const [isNew, setIsNew] = useState(choices.newWholesaler !== '')
  const [name, setName] = useState(choices.newWholesaler)
  const shown = isNew ? newWholesaler : choices.wholesaler === 0 ? '' : String(choices.wholesaler)
  function chooseWholesaler(value: string) {
    setIsNew(value === newWholesaler)
    if (value !== newWholesaler) choose({ wholesaler: Number(value), newWholesaler: '' })
  }
  return (
    <div className="mt-3.5 grid gap-3 xl:grid-cols-2">
      <div className="grid content-start gap-1">
        <label htmlFor={id} className="text-small font-semibold">
          Whose list is it?
        </label>
        <select
          id={id}
          value={shown}
          onChange={(event) => chooseWholesaler(event.target.value)}
          className={fieldClass}
        >
          {shown === '' && <option value="">Choose the wholesaler</option>}
          {wholesalers.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
          <option value={newWholesaler}>A new wholesaler</option>
        </select>
      </div>
      {isNew && (
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            choose({ wholesaler: 0, newWholesaler: name })
          }}
        >
          <label className="grid gap-1 text-small font-semibold">
            Its name
            <input
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
              className={classNames(fieldClass, 'font-normal')}
            />
          </label>
          <button
            type="submit"
            disabled={name.trim() === ''}
            className="min-h-12 rounded-box border border-transparent bg-brand px-5 font-semibold text-on-brand hover:bg-brand-hover disabled:bg-disabled disabled:text-on-disabled"
          >
            Use it
          </button>
        </form>
      )}
    </div>
  )
}
