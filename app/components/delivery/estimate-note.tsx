import { Truck } from 'lucide-react'
import { estimateSentence, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { classNames } from '#ui/class-names.ts'

type EstimateNoteProps = {
  estimate: DeliveryEstimate | null
  pending: boolean
  /** Shown until a destination is known. */
  children?: string
}

/** Explains the delivery fee. Two lines are reserved, so nothing shifts when it arrives. */
export function EstimateNote({ estimate, pending, children }: EstimateNoteProps) {
  const isBad = estimate?.kind === 'to-be-confirmed' && estimate.failed
  const attribution = estimate !== null && 'attribution' in estimate ? estimate.attribution : null
  return (
    <p
      role="status"
      className={classNames(
        'flex min-h-10 items-start gap-2 text-caption',
        isBad ? 'font-medium text-danger' : 'text-ink-soft',
      )}
    >
      <Truck aria-hidden className="size-5 flex-none" strokeWidth={1.75} />
      <span>
        {estimate === null ? (pending ? 'Calculating distance…' : children) : estimateSentence(estimate)}
        {attribution !== null && <span className="text-ink-quiet"> {attribution}</span>}
      </span>
    </p>
  )
}
