import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { mostOfOne } from '#domain/cart/cart.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { formatCents, readDollars, toDollars } from '#domain/money.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { cageCentsOf, isUsualPrice } from '#domain/quotes/draft/check-edit.ts'
import { changeRow, removeRow, takeStock } from '#domain/quotes/draft/edit-quote.ts'
import type { EditedPlant } from '#domain/quotes/draft/edited-quote.ts'
import { otherSuppliers, sizesOf, stockWords } from '#domain/quotes/draft/stock-words.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { counted } from '#domain/wording.ts'
import { classNames } from '#ui/class-names.ts'
import { FieldFrame } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { AmountField, Choices, Field, Plate, StockChip } from '#desk/app/components/controls.tsx'
import type { Editor } from './use-editor.ts'

type LineEditorProps = {
  quote: DeskQuoteData
  editor: Editor
  index: number
  problem: string | undefined
  isOpen: boolean
  onToggle: () => void
}

/** A line of the quote: one row while it's closed; quantity, size, prices and who plants when it's open. */
export function LineEditor({ quote, editor, index, problem, isOpen, onToggle }: LineEditorProps) {
  const id = useId()
  const { edited, offered, context, stock: choices, change } = editor
  const plant = edited.plants[index]
  if (plant === undefined) return null
  const stock = choices.find(({ inventoryId }) => inventoryId === plant.inventoryId)
  const item = stock ?? context.newest.plants.find(({ inventoryId }) => inventoryId === plant.inventoryId)
  const was = offered.plants.find(({ key }) => key === plant.key)
  // Once they have our quote, their request is over.
  const asked = context.newest.isOfficial ? undefined : was?.quantity
  const words = stockWords({ stock, quantity: plant.quantity, asked: asked ?? null })
  const each =
    (readDollars(plant.price) ?? 0) + (plant.isPlantedByUs ? (readDollars(plant.planting) ?? 0) : 0)
  // While a quantity is typed, it may be fewer than the cages for a moment.
  const cages = Math.min(plant.cages, plant.quantity)
  const aCageCents = cageCentsOf(plant.inventoryId, context)
  const hasCages = plant.isPlantedByUs && (quote.settings.cageCents !== null || plant.cages > 0)
  const set = (changes: Partial<EditedPlant>) => change(changeRow(edited, 'plants', index, changes))
  const amountField = (name: 'price' | 'planting', title: string) => {
    const before = was?.[name] ?? plant[name]
    const isChanged = before !== plant[name]
    return (
      <AmountField
        label={isChanged ? `${title}, was $${before}` : `${title}, each`}
        value={plant[name]}
        isChanged={isChanged}
        onText={(text) => set({ [name]: text })}
      />
    )
  }
  return (
    <li
      className={classNames(
        'border-b border-line',
        isOpen && 'bg-control shadow-[inset_4px_0_var(--color-ink)]',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="grid w-full grid-cols-[44px_minmax(0,1fr)_auto_24px] items-center gap-x-3 px-(--gutter) py-2.5 text-left focus-visible:-outline-offset-3 xl:grid-cols-[44px_minmax(0,1fr)_210px_110px_24px]"
      >
        <Plate url={editor.pictures.get(plant.inventoryId)?.thumb} />
        <span className="min-w-0">
          <span className="block font-display text-[1.125rem] leading-tight font-medium">
            {item?.name ?? 'A plant that is gone'}
          </span>
          <span className="block text-caption text-ink-soft">
            {item === undefined ? '' : sizeLine(item)}
            {', '}
            <span className="whitespace-nowrap">
              {plant.quantity} × {formatCents(each)}
              {cages > 0 && `, ${counted(cages, 'cage')}`}
            </span>
          </span>
          <span className="mt-1 block xl:hidden">
            <StockChip words={words} />
          </span>
        </span>
        <span className="max-xl:hidden">
          <StockChip words={words} />
        </span>
        <span className="text-right font-display text-[1.125rem] font-medium">
          {formatCents(each * plant.quantity + aCageCents * cages)}
        </span>
        <ChevronDown
          aria-hidden
          className={classNames('size-6 transition-transform', isOpen && 'rotate-180')}
          strokeWidth={1.7}
        />
      </button>
      {problem !== undefined && !isOpen && (
        <p className="px-(--gutter) pb-2.5 text-caption font-medium text-danger">{problem}</p>
      )}
      <div id={id} hidden={!isOpen} className="px-(--gutter) pb-4">
        {item !== undefined && stock !== undefined && (
          <Suppliers quote={quote} editor={editor} index={index} toFind={words.toFind} />
        )}
        <div className="grid grid-cols-2 gap-2.5 xl:grid-cols-4">
          <QuantityField
            quantity={plant.quantity}
            label={asked === undefined ? 'How many' : `How many, asked ${asked}`}
            isChanged={was !== undefined && was.quantity !== plant.quantity}
            onQuantity={(quantity) => set({ quantity })}
          />
          {stock !== undefined && (
            <label className="block">
              <span className="mb-1 block text-caption leading-snug font-semibold">Size</span>
              <select
                value={plant.inventoryId}
                onChange={(event) => {
                  const chosen = choices.find(({ inventoryId }) => inventoryId === Number(event.target.value))
                  if (chosen !== undefined) change(takeStock(edited, index, chosen))
                }}
                className="h-12 w-full rounded-box border border-line-control bg-control px-2 text-ui"
              >
                {sizesOf(choices, stock, offered.plants).map((choice) => (
                  <option key={choice.inventoryId} value={choice.inventoryId}>
                    {choice.containerSize}, {formatCents(choice.unitPriceCents)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {amountField('price', 'Plant')}
          {plant.isPlantedByUs && amountField('planting', 'Planting')}
        </div>
        {(!isUsualPrice(plant, context) || plant.reason !== '' || problem !== undefined) && (
          <Field
            className="mt-2.5"
            label={`Why the price differs (${quote.customer.firstName} reads this)`}
            maxLength={300}
            value={plant.reason}
            problem={problem}
            onText={(reason) => set({ reason })}
          />
        )}
        <div className="mt-2.5 grid gap-2.5 xl:grid-cols-2">
          <Choices
            legend="Who plants"
            value={plant.isPlantedByUs ? 'us' : 'them'}
            onChoose={(who) =>
              set(
                who === 'us'
                  ? {
                      isPlantedByUs: true,
                      // A line that the customer wanted to plant had no fee.
                      ...(readDollars(plant.planting) === 0 && stock !== undefined
                        ? { planting: toDollars(stock.plantingFeeCents) }
                        : {}),
                    }
                  : { isPlantedByUs: false, cages: 0 },
              )
            }
            choices={[
              { value: 'us', label: 'Planted by us' },
              { value: 'them', label: edited.isPickup ? 'They pick it up' : 'They plant it' },
            ]}
          />
          {hasCages && (
            <CageCounter
              cages={cages}
              quantity={plant.quantity}
              cageCents={aCageCents}
              isAskedFor={(was?.cages ?? 0) > 0}
              onCages={(changed) => set({ cages: changed })}
            />
          )}
          <div className="flex justify-end xl:col-span-2">
            <SmallButton onClick={() => change(removeRow(edited, 'plants', index))}>
              Remove the line
            </SmallButton>
          </div>
        </div>
      </div>
    </li>
  )
}

type CageCounterProps = {
  cages: number
  quantity: number
  cageCents: number
  isAskedFor: boolean
  onCages: (cages: number) => void
}

/** How many of a line's plants get a deer cage. Gold if nobody asked for it. */
function CageCounter({ cages, quantity, cageCents, isAskedFor, onCages }: CageCounterProps) {
  return (
    <div
      className={classNames(
        'flex items-center gap-3 rounded-box border border-line-control py-1.5 pr-2 pl-3.5',
        cages > 0 && !isAskedFor && 'shadow-[inset_5px_0_var(--color-short)]',
      )}
    >
      <p className="flex-1 leading-tight">
        <b className="block font-semibold">Deer cage</b>
        <span className="text-caption text-ink-soft">
          {formatCents(cageCents)} each{!isAskedFor && ', not asked for'}
        </span>
      </p>
      <Stepper
        role="group"
        aria-label="Deer cages"
        look="field"
        fewer={{ disabled: cages === 0, onClick: () => onCages(cages - 1) }}
        more={{ disabled: cages >= quantity, onClick: () => onCages(cages + 1) }}
      >
        <p role="status" className="px-1 whitespace-nowrap">
          <b className="font-semibold">{cages}</b>{' '}
          <span className="text-caption text-ink-soft">of {quantity}</span>
        </p>
      </Stepper>
    </div>
  )
}

type QuantityFieldProps = {
  label: string
  quantity: number
  isChanged: boolean
  onQuantity: (quantity: number) => void
}

function QuantityField({ label, quantity, isChanged, onQuantity }: QuantityFieldProps) {
  const id = useId()
  return (
    <FieldFrame isDense id={id} label={label}>
      <Stepper
        look="field"
        isChanged={isChanged}
        fewer={{ disabled: quantity <= 1, onClick: () => onQuantity(quantity - 1) }}
        more={{ disabled: quantity >= mostOfOne, onClick: () => onQuantity(quantity + 1) }}
      >
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const typed = Number(event.target.value.replaceAll(/\D/g, ''))
            onQuantity(Math.min(mostOfOne, Math.max(1, typed)))
          }}
          className="h-full w-full min-w-0 bg-transparent text-center font-semibold"
        />
      </Stepper>
    </FieldFrame>
  )
}

type SuppliersProps = Pick<LineEditorProps, 'quote' | 'editor' | 'index'> & { toFind: number }

/** How many are still to be found, and who else has the plant in this size. */
function Suppliers({ editor, index, toFind }: SuppliersProps) {
  const { edited, stock: choices, change } = editor
  const stock = choices.find(({ inventoryId }) => inventoryId === edited.plants[index]?.inventoryId)
  const others = stock === undefined ? [] : otherSuppliers(choices, stock)
  if (toFind === 0 && others.length === 0) return null
  return (
    <div className="mb-2.5 grid gap-2">
      {toFind > 0 && <p className="text-small font-medium text-best">{toFind} to be found.</p>}
      {others.map((other) => (
        <div key={other.inventoryId} className="flex items-center gap-3">
          <p className="flex-1 text-small text-ink-soft">
            {other.supplier ?? 'Another supplier'}
            {other.currentHeightInches !== null && `, ${sizeLine(other)},`}{' '}
            {other.within === null ? 'lists it without a count' : `has ${other.within}`} at{' '}
            {formatCents(other.unitPriceCents)}.
          </p>
          <SmallButton onClick={() => change(takeStock(edited, index, other))}>
            {other.supplier === stock?.supplier ? 'Use that one' : 'Use theirs'}
          </SmallButton>
        </div>
      ))}
    </div>
  )
}
