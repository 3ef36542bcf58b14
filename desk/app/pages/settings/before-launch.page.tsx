import type { Placeholder } from '#domain/settings/placeholders.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { findPlaceholders } from '#server/desk/before-launch.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/before-launch.page.ts'

export const meta = () => [{ title: 'Settings | The desk' }]

export async function loader() {
  return { placeholders: await deskUnavailable(findPlaceholders()) }
}

/** The placeholders that are left, and where each is changed. The first has the page's one red button. */
export default function BeforeLaunchPage({ loaderData: { placeholders } }: Route.ComponentProps) {
  return (
    <section aria-label="Before launch" className="lg:max-w-180">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-ink px-(--gutter) pt-3.5 pb-2 lg:pt-5">
        <h2 className="flex-1 lg:text-[1.75rem]">Before launch</h2>
        <p className="text-caption text-ink-quiet">
          {placeholders.length === 0 ? 'All done' : `${placeholders.length} open`}
        </p>
        <p className="basis-full text-small text-ink-soft max-lg:hidden">
          What’s still a stand-in, and where you change it.
        </p>
      </div>
      <ol>
        {placeholders.map((placeholder, index) => (
          <Row key={placeholder.title} placeholder={placeholder} isFirst={index === 0} />
        ))}
      </ol>
    </section>
  )
}

type RowProps = { placeholder: Placeholder; isFirst: boolean }

function Row({ placeholder: { title, text, path }, isFirst }: RowProps) {
  return (
    <li
      className={classNames(
        'flex min-h-16.5 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-(--gutter) py-2',
        isFirst && 'bg-control shadow-[inset_4px_0_var(--color-action)]',
      )}
    >
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-small wrap-anywhere text-ink-soft">{text}</p>
      </div>
      <ButtonLink
        to={path}
        look={isFirst ? 'action' : 'quiet'}
        size="small"
        aria-label={`${title}: open`}
        className="min-h-12"
      >
        Open
      </ButtonLink>
    </li>
  )
}
