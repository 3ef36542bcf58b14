import type { ReactNode } from 'react'
import { AddForm } from './add-form.tsx'
import { QuoteThumbButton } from './quote-button.tsx'
import { QuoteProvider } from './quote-provider.tsx'

/** The quote around every page: its cart, its button on phones, and the form that add buttons post. */
export function QuoteFrame({ children }: { children: ReactNode }) {
  return (
    <QuoteProvider>
      {children}
      <QuoteThumbButton />
      <AddForm />
    </QuoteProvider>
  )
}
