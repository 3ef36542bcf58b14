import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { checkEdit } from '#domain/quotes/draft/check-edit.ts'
import { editedFrom, isEdited, readKept } from '#domain/quotes/draft/edit-quote.ts'
import type { EditedQuote } from '#domain/quotes/draft/edited-quote.ts'

/** The official quote that's being written. Every change is kept on the device until it's sent. */
export function useEditor(quote: DeskQuoteData) {
  const kept = useUnsavedText(`quote ${quote.number}`)
  const newest = quote.versions.at(-1)
  if (newest === undefined) throw new Error('A quote has at least one version')
  const offered = editedFrom(newest, quote.seq)
  const edits = readKept(kept.text, offered)
  const edited = edits ?? offered
  const stock = [...quote.stock, ...edited.found]
  const context = { listed: stock, newest, settings: quote.settings, today: quote.today }
  return {
    edited,
    offered,
    context,
    checked: checkEdit(edited, context),
    stock,
    pictures: new Map([
      ...edited.found.map(({ inventoryId, picture }) => [inventoryId, picture] as const),
      ...quote.pictures,
    ]),
    isChanged: edits !== null && isEdited(edits, offered),
    /** The events since the editing began, oldest first. */
    since:
      edits !== null && edits.afterEvent < quote.seq
        ? quote.story.filter(({ seq }) => seq > edits.afterEvent).toReversed()
        : [],
    change: (next: EditedQuote) =>
      isEdited(next, offered) || next.afterEvent !== offered.afterEvent
        ? kept.set(JSON.stringify(next))
        : kept.clear(),
    /** Goes on with what was typed, knowing what has happened. */
    keepMine: () => kept.set(JSON.stringify({ ...edited, afterEvent: quote.seq })),
    startOver: kept.clear,
  }
}

export type Editor = ReturnType<typeof useEditor>
