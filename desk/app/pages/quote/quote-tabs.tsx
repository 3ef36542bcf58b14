import { Choices } from '#desk/app/components/controls.tsx'

export type QuoteTab = 'quote' | 'request' | 'history'

/** On a phone only the chosen part shows; a wide screen shows them all. */
export const tabClass = (isShown: boolean) => (isShown ? undefined : 'max-lg:hidden')

export function QuoteTabs({ tab, onTab }: { tab: QuoteTab; onTab: (tab: QuoteTab) => void }) {
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-raised px-(--gutter) py-2.5 lg:hidden">
      <Choices
        legend="Part of the quote"
        value={tab}
        onChoose={onTab}
        choices={[
          { value: 'quote', label: 'Quote' },
          { value: 'request', label: 'Request' },
          { value: 'history', label: 'History' },
        ]}
      />
    </div>
  )
}
