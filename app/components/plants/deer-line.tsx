import { CircleHelp, Fence, Leaf, ShieldCheck, TriangleAlert } from 'lucide-react'
import { deerInShort, needsCage, type DeerRule } from '#domain/plants/deer.ts'

const icons = { leave: ShieldCheck, nibble: Leaf, blooms: Leaf, fence: TriangleAlert, unrated: CircleHelp }

/** How deer treat a plant, in words and a sign. */
export function DeerLine({ deer }: { deer: DeerRule }) {
  const Icon = needsCage(deer) ? Fence : icons[deer]
  return (
    <p className={`flex items-center gap-1.5 text-small ${deer === 'leave' ? 'text-good' : 'text-ink'}`}>
      <Icon aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} /> {deerInShort[deer]}
    </p>
  )
}
