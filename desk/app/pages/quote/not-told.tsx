import { ActForm } from '#desk/app/components/act-form.tsx'
import { actClass, plainAct } from '#desk/app/components/act-links.tsx'
import { Part } from '#desk/app/components/controls.tsx'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { classNames } from '#ui/class-names.ts'

/** The customer has no email address: somebody texts, calls or prints, and says so. After that, each step is texted. */
export function NotTold({ quote }: { quote: DeskQuoteData }) {
  const { customer, contactLinks, can, pageUrl, linkWords, state } = quote
  if (!can.tell && (customer.email !== null || !['accepted', 'scheduled', 'planted'].includes(state)))
    return null
  return (
    <Part
      title={can.tell ? `${customer.firstName} doesn’t know yet` : `No email goes to ${customer.firstName}`}
      className={can.tell ? 'bg-best-surface' : ''}
    >
      {contactLinks.text !== null && (
        <p className="sci max-w-prose leading-snug wrap-anywhere">“{linkWords}”</p>
      )}
      <div className="my-3 grid grid-cols-2 gap-2 sm:max-w-100">
        {contactLinks.text !== null && (
          <a href={contactLinks.text} className={classNames(actClass, plainAct)}>
            Text the link
          </a>
        )}
        <a href={pageUrl} target="_blank" rel="noreferrer" className={classNames(actClass, plainAct)}>
          Print it for the mail
        </a>
      </div>
      {can.tell && (
        <ActForm quote={quote} intent="told" label={`I told ${customer.firstName}`} look="action" />
      )}
    </Part>
  )
}
