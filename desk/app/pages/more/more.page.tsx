import { ChevronRight } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { clearUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { moreScreens } from '#desk/app/components/app-shell.tsx'
import { usePerson } from '#desk/app/components/use-person.ts'

export const meta = () => [{ title: 'More | The desk' }]

/** On a phone, the places that have no room at the bottom. */
export default function MorePage() {
  const person = usePerson()
  return (
    <>
      <PageHead title="More" />
      <ul>
        {moreScreens.map(({ path, label, icon: Icon }) => (
          <li key={path} className="border-b border-line">
            <Link
              to={path}
              className="flex min-h-16 items-center gap-4 px-(--gutter) font-display text-h4 font-medium text-ink no-underline focus-visible:-outline-offset-3"
            >
              <Icon aria-hidden strokeWidth={1.7} className="size-6 flex-none text-ink-soft" />
              {label}
              <ChevronRight
                aria-hidden
                strokeWidth={1.7}
                className="ml-auto size-5.5 flex-none text-ink-quiet"
              />
            </Link>
          </li>
        ))}
      </ul>
      <Form
        method="post"
        action="/me"
        reloadDocument
        onSubmit={clearUnsavedText}
        className="flex items-center gap-4 px-(--gutter) py-4"
      >
        <p className="min-w-0 flex-1 text-small text-ink-soft">
          <b className="block font-semibold text-ink">{person?.name}</b>
          Owner
        </p>
        <SmallButton intent="sign-out">Sign out</SmallButton>
      </Form>
    </>
  )
}
