import { ThumbBar } from '#desk/app/components/thumb-bar.tsx'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { counted } from '#domain/wording.ts'
import { Button } from '#ui/button.tsx'
import { Preview } from './preview.tsx'
import { Problems, SendStatus } from './send-panel.tsx'
import { SlideUp } from '#desk/app/components/slide-up.tsx'
import type { Editor } from './use-editor.ts'
import type { Sending } from './use-sending.ts'

type SendBarProps = { quote: DeskQuoteData; editor: Editor; sending: Sending }

/** On a phone: the total and Send at the bottom, and then what the customer will see, as the confirmation. */
export function SendBar({ quote, editor, sending }: SendBarProps) {
  if (!sending.isWorthSending && !sending.isReviewing) return null
  const { total, wasTotal, problems, setReviewing } = sending
  const look = sending.isPrimary ? 'action' : 'brand'
  const note = problems.length > 0 ? `${counted(problems.length, 'thing')} to fix` : wasTotal
  return (
    <>
      <div className="contents lg:hidden">
        <ThumbBar total={total} note={note}>
          <Button look={look} disabled={!sending.isOnline} onClick={() => setReviewing(true)}>
            {sending.label}
          </Button>
        </ThumbBar>
      </div>
      <SlideUp
        isOpen={sending.isReviewing}
        onClose={() => setReviewing(false)}
        title={`What ${quote.customer.firstName} will see`}
        note={sending.recipient}
        foot={
          <div className="grid gap-2">
            <Problems sending={sending} />
            <SendStatus sending={sending} />
            <div className="flex gap-3">
              <Button look="quiet" onClick={() => setReviewing(false)}>
                Edit
              </Button>
              <Button
                look={look}
                className="flex-1 whitespace-normal"
                disabled={!sending.maySend || sending.isSending}
                onClick={sending.send}
              >
                {sending.isSending ? 'Sending' : `${sending.finalLabel}, ${total}`}
              </Button>
            </div>
          </div>
        }
      >
        {sending.isReviewing && <Preview quote={quote} editor={editor} />}
      </SlideUp>
    </>
  )
}
