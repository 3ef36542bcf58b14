import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export function Spanish({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span lang="es" className={classNames('font-normal italic', className)}>
      {children}
    </span>
  )
}

/** 'Plants / Plantas' */
export function Both({ english, spanish }: { english: string; spanish: string }) {
  return (
    <>
      {english} <Spanish>/ {spanish}</Spanish>
    </>
  )
}

/** For a pencil. */
export function TickBox({ className }: { className: string }) {
  return <span aria-hidden className={classNames('block flex-none border-[1.5px] border-ink', className)} />
}
