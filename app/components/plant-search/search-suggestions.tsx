import {
  ArrowRight,
  BookOpen,
  FileText,
  MapPin,
  Ruler,
  Shovel,
  TreeDeciduous,
  type LucideIcon,
} from 'lucide-react'
import { useSyncExternalStore, type RefObject } from 'react'
import { Link, useNavigate, useRouteLoaderData } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { defaultProfile, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { classNames } from '#ui/class-names.ts'
import { MatchedText } from '#ui/matched-text.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { useSuggestions, type ShownSuggestion } from './use-suggestions.ts'

type SearchSuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  /** The list that a search of this field leads to. */
  listPath: string
  className: string
  /** True if a suggestion takes the place of this page in the history. */
  replace?: boolean
}

const icons: Record<string, LucideIcon> = {
  size: Ruler,
  need: TreeDeciduous,
  article: BookOpen,
  page: FileText,
  service: Shovel,
  place: MapPin,
}

/** Shorter texts are still being typed. */
const shortestSearch = 3

const wishes = ['Shade', 'Privacy screen', 'Deer']
const plain = { detail: '', end: '', picture: null }

/** Better than a wrong plant: someone to ask, and something to start with. */
const nothingFor = (text: string, phone: string): { title: string; suggestions: ShownSuggestion[] } => ({
  title: `Nothing here for “${text}”`,
  suggestions: [
    {
      ...plain,
      kind: 'page',
      to: '/contact',
      name: `Ask us: ${phone}`,
      detail: 'We’ll say whether we have it',
    },
    ...wishes.map((name): ShownSuggestion => ({
      ...plain,
      kind: 'need',
      to: `/inventory?${new URLSearchParams({ q: name.toLowerCase() }).toString()}`,
      name,
    })),
  ],
})

/** What's in the field, including what was typed while this code was loading. */
const useTextOf = (input: RefObject<HTMLInputElement | null>) =>
  useSyncExternalStore(
    (onChange) => {
      const element = input.current
      element?.addEventListener('input', onChange)
      return () => element?.removeEventListener('input', onChange)
    },
    () => input.current?.value.trim() ?? '',
  )

/** The suggestions below a search field: what fits the text, or what to try before there's any. */
export function SearchSuggestions({ input, listPath, className, replace = false }: SearchSuggestionsProps) {
  const navigate = useNavigate()
  const text = useTextOf(input)
  const found = useSuggestions(text)
  const { phone } = useRouteLoaderData<{ company: CompanyProfile }>('root')?.company ?? defaultProfile
  const isNothing = found.isLoaded && found.groups.length === 0 && text.length >= shortestSearch
  const groups = isNothing ? [nothingFor(text, phone)] : found.groups
  const { total } = found
  const shown = groups.flatMap(({ suggestions }) => suggestions)
  const all = total === 0 || text === '' ? [] : [`${listPath}?${new URLSearchParams({ q: text }).toString()}`]
  const links = [...shown.map(({ to }) => to), ...all]
  const { isOpen, close, listId, optionProps, keepFocus } = useCombobox({
    input,
    count: links.length,
    onChoose: (index) => void navigate(links[index] ?? listPath, { replace }),
    opensOnFocus: true,
  })

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? `${links.length} suggestions` : ''}
      </p>
      {isOpen && (
        <div
          className={classNames(
            'overflow-hidden rounded-box border border-line-control bg-raised text-left text-ink',
            className,
          )}
          onPointerDown={keepFocus}
        >
          <div
            role="listbox"
            id={listId}
            aria-label="Suggestions"
            className={classNames(groups.length > 1 && 'columns-[21rem] gap-0')}
          >
            {groups.map(({ title, suggestions }) => (
              <div
                key={title}
                role="group"
                aria-label={title}
                className="break-inside-avoid border-b border-line pb-1.5"
              >
                {suggestions[0]?.kind !== 'not-sold' && (
                  <p aria-hidden className="px-4 pt-3 pb-1 text-caption font-semibold text-ink-soft">
                    {title}
                  </p>
                )}
                {suggestions.map((suggestion) => (
                  <Link
                    key={suggestion.to}
                    {...optionProps(shown.indexOf(suggestion))}
                    to={suggestion.to}
                    replace={replace}
                    onClick={close}
                    className={optionLook}
                  >
                    <SuggestionRow suggestion={suggestion} typed={text} />
                  </Link>
                ))}
              </div>
            ))}
            {all.map((to) => (
              <Link
                key={to}
                {...optionProps(shown.length)}
                to={to}
                replace={replace}
                onClick={close}
                className="-mt-px flex min-h-13 items-center justify-between border-t border-l-3 border-line border-l-transparent bg-surface [column-span:all] px-3.5 text-ui font-semibold text-link underline underline-offset-3 hover:bg-sunk aria-selected:border-l-brand aria-selected:bg-good-surface"
              >
                All {total} {total === 1 ? 'plant' : 'plants'} for “{text}”
                <ArrowRight aria-hidden className="size-5 flex-none" />
              </Link>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

const optionLook =
  'grid min-h-15 grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-l-3 border-transparent px-3.5 py-1.5 text-ink no-underline hover:bg-sunk aria-selected:border-brand aria-selected:bg-good-surface'

function SuggestionRow({ suggestion, typed }: { suggestion: ShownSuggestion; typed: string }) {
  const { kind, name, detail, end, picture } = suggestion
  const Icon = icons[kind]
  const [, from, rest] = /^(from )?(.*)$/.exec(end) ?? []
  if (kind === 'not-sold')
    return (
      <span className="col-span-3 py-2">
        <span className="block font-display text-h4 font-medium">{name}</span>
        <span className="block text-ink-soft">{detail}</span>
      </span>
    )
  return (
    <>
      {Icon === undefined ? (
        <PlantPicture picture={picture} sizes="48px" className="rounded-badge border border-line" />
      ) : (
        <span className="grid size-12 place-items-center rounded-badge border border-line bg-surface">
          <Icon aria-hidden className="size-5 text-brand" strokeWidth={1.75} />
        </span>
      )}
      <span className="min-w-0">
        <span
          className={classNames(
            'block leading-snug font-medium',
            kind === 'plant' ? 'font-display' : 'text-ui',
          )}
        >
          <MatchedText text={name} typed={typed} />
        </span>
        <span className={classNames('line-clamp-2 text-small text-ink-soft', kind === 'plant' && 'sci')}>
          {detail}
        </span>
      </span>
      {end !== '' && (
        <span className="max-w-24 text-right text-caption text-ink-soft tabular-nums">
          {from}
          {kind === 'plant' || kind === 'size' ? <Price text={rest ?? ''} /> : rest}
        </span>
      )}
    </>
  )
}

/** '$78 planted' with the amount standing out. */
function Price({ text }: { text: string }) {
  const [amount, ...rest] = text.split(' ')
  return (
    <>
      <b className="font-display text-ui font-medium text-ink">{amount}</b> {rest.join(' ')}
    </>
  )
}
