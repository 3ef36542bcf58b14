import { Fence, ShieldCheck, TriangleAlert } from 'lucide-react'
import { deerSigns, type DeerSign } from '#domain/plants/deer.ts'

const icons = { leave: ShieldCheck, cage: Fence, eat: TriangleAlert } as const

/** How deer treat a plant, in words and a sign. */
export function DeerLine({ deer }: { deer: DeerSign }) {
  const Icon = icons[deer]
  return (
    <p className={`flex items-center gap-1.5 text-small ${deer === 'leave' ? 'text-good' : 'text-ink'}`}>
      <Icon aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} /> {deerSigns[deer]}
    </p>
  )
}
