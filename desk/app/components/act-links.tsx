import { Mail, MessageSquareText, Phone, type LucideIcon } from 'lucide-react'
import type { Reach } from '#domain/desk/today-page.ts'
import { classNames } from '#ui/class-names.ts'

type Way = { kind: keyof Reach; label: string; icon: LucideIcon; needsSignal: boolean }

const ways: readonly Way[] = [
  { kind: 'call', label: 'Call', icon: Phone, needsSignal: false },
  { kind: 'text', label: 'Text', icon: MessageSquareText, needsSignal: false },
  { kind: 'mail', label: 'Mail', icon: Mail, needsSignal: true },
]

export const actClass =
  'inline-flex min-h-12 items-center justify-center gap-1.5 rounded-box border px-1.5 text-small leading-tight font-semibold whitespace-nowrap no-underline transition-colors'
export const plainAct = 'border-line-control bg-control text-ink hover:bg-raised'
const offAct = 'border-transparent bg-disabled text-on-disabled'

/** Call, Text and Mail as buttons in a row. Without a signal, only the telephone works. */
export function ReachButtons({ reach, who, isStale }: { reach: Reach; who: string; isStale: boolean }) {
  return ways.map(({ kind, label, icon: Icon, needsSignal }) => {
    const href = reach[kind]
    if (href === null) return null
    const isOff = needsSignal && isStale
    const parts = (
      <>
        <Icon aria-hidden strokeWidth={1.7} className="size-4.75 flex-none" />
        {label}
        <span className="sr-only"> {who}</span>
      </>
    )
    return isOff ? (
      <span key={kind} className={classNames(actClass, offAct)}>
        {parts}
      </span>
    ) : (
      <a key={kind} href={href} className={classNames(actClass, plainAct)}>
        {parts}
      </a>
    )
  })
}

const iconClass = 'grid size-12 flex-none place-items-center rounded-box text-ink hover:bg-sunk'

/** The same as icons, each in its own column, so that they line up from row to row. */
export function ReachIcons({ reach, who, isStale }: { reach: Reach; who: string; isStale: boolean }) {
  return ways.map(({ kind, label, icon: Icon, needsSignal }) => {
    const href = needsSignal && isStale ? null : reach[kind]
    return href === null ? (
      <span key={kind} className="size-12 flex-none" />
    ) : (
      <a key={kind} href={href} aria-label={`${label} ${who}`} className={iconClass}>
        <Icon aria-hidden strokeWidth={1.7} className="size-5.5" />
      </a>
    )
  })
}

type QuickReachProps = { reach: Reach; who: string; likeliest?: keyof Reach }

/** The likeliest way to reach someone, as one icon. */
export function QuickReach({ reach, who, likeliest = 'call' }: QuickReachProps) {
  const possible = ways.filter(({ kind }) => reach[kind] !== null)
  const way = possible.find(({ kind }) => kind === likeliest) ?? possible[0]
  const href = way && reach[way.kind]
  if (way === undefined || href === null || href === undefined) return null
  const { icon: Icon, label } = way
  return (
    <a href={href} aria-label={`${label} ${who}`} className={iconClass}>
      <Icon aria-hidden strokeWidth={1.7} className="size-5.5" />
    </a>
  )
}
