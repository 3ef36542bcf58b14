import type { ReactNode } from 'react'

/** The main button of a foot. It stays in view even where the rest of the foot scrolls. */
export function FootAction({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] first:mt-0 cramped:sticky cramped:bottom-0 cramped:mx-0! cramped:mt-auto! cramped:border-t cramped:border-line cramped:bg-surface cramped:px-5 md:cramped:px-7 cramped:py-2 print:hidden">
      {children}
    </div>
  )
}
