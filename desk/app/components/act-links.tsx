import { Mail, MapPin, MessageSquareText, Phone, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { ContactLinks } from '#domain/desk/today-page.ts'
import { classNames } from '#ui/class-names.ts'

/** A way that's left out isn't shown; null if we don't know how. */
type Ways = Partial<ContactLinks> & { map?: string | null }

const ways: readonly { kind: keyof Ways; label: string; icon: LucideIcon; needsSignal: boolean }[] = [
  { kind: 'call', label: 'Call', icon: Phone, needsSignal: false },
  { kind: 'text', label: 'Text', icon: MessageSquareText, needsSignal: false },
  { kind: 'mail', label: 'Mail', icon: Mail, needsSignal: true },
  { kind: 'map', label: 'Map', icon: MapPin, needsSignal: true },
]

export const actClass =
  'inline-flex min-h-12 items-center justify-center gap-1.5 rounded-box border px-1.5 text-small leading-tight font-semibold whitespace-nowrap no-underline transition-colors'
export const plainAct = 'border-line-control bg-control text-ink hover:bg-raised'
const offAct = 'border-transparent bg-disabled text-on-disabled'

type ActLinkProps = {
  to: string
  isStale: boolean
  className?: string
  look?: string
  label: string
  who: string
}

/** Leads to what there's to do, and Back leads back from there. Without a signal it only says so. */
export function ActLink({ to, isStale, className, look = plainAct, label, who }: ActLinkProps) {
  const back = useLocation().pathname
  return isStale ? (
    <span className={classNames(actClass, offAct, className)}>{label}</span>
  ) : (
    <Link to={to} state={{ back }} className={classNames(actClass, look, className)}>
      {label}
      <span className="sr-only"> {who}</span>
    </Link>
  )
}

type ContactProps = {
  contactLinks: Ways
  /** In a list: whose buttons these are. */
  who?: string
  isStale?: boolean
}

/** The ways that are shown; without a signal, only the telephone works. */
const shownWays = ({ contactLinks, isStale = false }: ContactProps) =>
  ways.flatMap(({ needsSignal, ...way }) => {
    const href = contactLinks[way.kind]
    if (href === undefined) return []
    const newTab = way.kind === 'map' && { target: '_blank', rel: 'noreferrer' }
    return [{ ...way, href, isOff: needsSignal && isStale, link: { href: href ?? '', ...newTab } }]
  })

/** Call, Text, Mail and Map as buttons in a row. */
export const ContactButtons = (props: ContactProps) =>
  shownWays(props).map(({ kind, label, icon: Icon, href, isOff, link }) => {
    if (href === null) return null
    const parts = (
      <>
        <Icon aria-hidden strokeWidth={1.7} className="size-4.75 flex-none" />
        {label}
        {props.who !== undefined && <span className="sr-only"> {props.who}</span>}
      </>
    )
    return isOff ? (
      <span key={kind} className={classNames(actClass, offAct)}>
        {parts}
      </span>
    ) : (
      <a key={kind} {...link} className={classNames(actClass, plainAct)}>
        {parts}
      </a>
    )
  })

const iconClass = 'grid size-12 flex-none place-items-center rounded-box text-ink hover:bg-sunk'

/** The same as icons, each in its own column, so that they line up from row to row. */
export const ContactIcons = (props: ContactProps) =>
  shownWays(props).map(({ kind, label, icon: Icon, href, isOff, link }) =>
    href === null || isOff ? (
      <span key={kind} className="size-12 flex-none" />
    ) : (
      <a key={kind} {...link} aria-label={`${label} ${props.who ?? ''}`} className={iconClass}>
        <Icon aria-hidden strokeWidth={1.7} className="size-5.5" />
      </a>
    ),
  )

type QuickContactProps = { contactLinks: ContactLinks; who: string; likeliest?: keyof ContactLinks }

/** The likeliest way to reach someone, as one icon. */
export function QuickContact({ contactLinks, who, likeliest = 'call' }: QuickContactProps) {
  const possible = shownWays({ contactLinks }).filter(({ href }) => href !== null)
  const way = possible.find(({ kind }) => kind === likeliest) ?? possible[0]
  return way && <ContactIcons contactLinks={{ [way.kind]: way.href }} who={who} />
}
