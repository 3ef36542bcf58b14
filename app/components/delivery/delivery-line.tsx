import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { deliveryLine, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'

type DeliveryLineProps = {
  estimate: DeliveryEstimate | null
  pending: boolean
  /** A control to choose or change the destination. */
  children?: ReactNode
}

/** One line above a grid, not on each card. Its space is reserved, so nothing shifts when the estimate arrives. */
export function DeliveryLine({ estimate, pending, children }: DeliveryLineProps) {
  return (
    <p
      role="status"
      className="flex min-h-12 flex-wrap items-start gap-x-2 gap-y-0 text-small leading-6 text-ink-soft md:min-h-6"
    >
      <Truck aria-hidden className="mt-0.5 size-5 flex-none text-ink-quiet" />
      <span className="min-w-0 flex-1">
        {estimate !== null && <span className="text-ink">{deliveryLine(estimate)} </span>}
        {pending && <span>Calculating distance… </span>}
        {children}
      </span>
    </p>
  )
}
