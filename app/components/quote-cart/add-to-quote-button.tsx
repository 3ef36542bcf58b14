import { Plus } from 'lucide-react'
import { Form } from 'react-router'

type AddToQuoteButtonProps = { item: { inventoryId: number; plantName: string } }

/** Puts one plant into the quote: a form, so that it works without JavaScript. */
export function AddToQuoteButton({ item }: AddToQuoteButtonProps) {
  return (
    <Form method="post" action="/cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="item" value={item.inventoryId} />
      <input type="hidden" name="quantity" value="1" />
      <button
        type="submit"
        aria-label={`Add ${item.plantName} to quote`}
        className="inline-flex min-h-11 items-center gap-2 rounded-box border border-brand px-4 font-semibold text-good transition-colors hover:bg-good-surface"
      >
        <Plus aria-hidden className="size-4.5" /> Add
      </button>
    </Form>
  )
}
