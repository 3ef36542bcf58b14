import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { addExtra, changeRow, removeRow } from '#domain/quotes/draft/edit-quote.ts'
import { stockWords } from '#domain/quotes/draft/stock-words.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { AddPlant } from './add-plant.tsx'
import { AmountField, Field, focusWhenShown } from '#desk/app/components/controls.tsx'
import { LineEditor } from './line-editor.tsx'
import { OrderPart } from './order-part.tsx'
import type { Editor } from './use-editor.ts'

/** The lines of the official quote. One is unfolded at a time, at first one that's short of stock. */
export function QuoteEditor({ quote, editor }: { quote: DeskQuoteData; editor: Editor }) {
  const { edited, checked, change } = editor
  const [isAdding, setAdding] = useState(editor.offered.plants.length + editor.offered.extras.length === 0)
  const [newExtra, setNewExtra] = useState<number>()
  const [open, setOpen] = useState<number | null>(() => {
    const short = edited.plants.find(({ inventoryId, quantity }) => {
      const stock = editor.stock.find((each) => each.inventoryId === inventoryId)
      return stockWords({ stock, quantity, asked: null }).look === 'short'
    })
    return short?.key ?? null
  })
  const problemOf = (part: 'plant' | 'extra', index: number) =>
    checked.problems.find((problem) => problem.part === part && problem.index === index)?.message
  return (
    <section aria-label="The official quote">
      <ul aria-label="Lines">
        {edited.plants.map((plant, index) => (
          <LineEditor
            key={plant.key}
            quote={quote}
            editor={editor}
            index={index}
            problem={problemOf('plant', index)}
            isOpen={open === plant.key}
            onToggle={() => setOpen(open === plant.key ? null : plant.key)}
          />
        ))}
        {edited.extras.map((extra, index) => (
          <li
            key={extra.key}
            className="grid gap-2.5 border-b border-line px-(--gutter) py-3.5 xl:grid-cols-[minmax(0,1fr)_120px]"
          >
            <Field
              label={extra.quantity === 1 ? 'Extra line' : `Extra line, ${extra.quantity} of them`}
              placeholder="Remove one dead ash"
              maxLength={200}
              ref={extra.key === newExtra ? focusWhenShown : undefined}
              value={extra.name}
              onText={(name) => change(changeRow(edited, 'extras', index, { name }))}
            />
            <AmountField
              label="Price"
              value={extra.price}
              problem={problemOf('extra', index)}
              onText={(price) => change(changeRow(edited, 'extras', index, { price }))}
            />
            <div className="flex items-center justify-between gap-3 xl:col-span-2">
              <Checkbox
                label="Taxed"
                checked={extra.isTaxed}
                onChange={(event) =>
                  change(changeRow(edited, 'extras', index, { isTaxed: event.target.checked }))
                }
                className="min-h-12"
              />
              <SmallButton onClick={() => change(removeRow(edited, 'extras', index))}>
                Remove the line
              </SmallButton>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-b border-line px-(--gutter) py-3.5">
        <SmallButton className="bg-control" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Plus aria-hidden className="size-5" /> Plant
        </SmallButton>
        <SmallButton
          className="bg-control"
          onClick={() => {
            const next = addExtra(edited)
            setNewExtra(next.extras.at(-1)?.key)
            change(next)
          }}
        >
          <Plus aria-hidden className="size-5" /> Extra line
        </SmallButton>
      </div>
      {isAdding && <AddPlant quote={quote} editor={editor} onAdded={() => setAdding(false)} />}
      <OrderPart quote={quote} editor={editor} />
    </section>
  )
}
