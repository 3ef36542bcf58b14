import { useState } from 'react'
import { requireOwner } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { readFailedEmails } from '#server/desk/today.ts'
import { EmailRows } from './email-rows.tsx'
import { rowKey } from './steady-list.ts'
import { useFolding } from './use-folding.ts'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/failed-emails.page.ts'

export const meta = () => [{ title: 'Failed emails | The desk' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return { emails: await deskUnavailable(readFailedEmails(new Date())) }
}

const keysOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map((row) => rowKey('emails', row))

/** Among the settings: the same rows as on Today, which also carries them out. */
export default function FailedEmailsPage({ loaderData: { emails } }: Route.ComponentProps) {
  const folding = useFolding(null)
  // What's done stays in its place until the page is opened again.
  const [shown] = useState(emails)
  const left = keysOf(emails)
  const gone = new Set(keysOf(shown).filter((key) => !left.includes(key)))
  const isStale = !useOnline()
  return (
    <section aria-label="Failed emails" className="max-w-220">
      <div className="lg:hidden">
        <PageHead back="/settings" title="Failed emails" />
      </div>
      <div className="px-(--gutter) pt-4 lg:pt-5">
        <h2 className="text-[1.75rem] max-lg:hidden">Failed emails</h2>
        <p className="max-w-[64ch] text-small text-ink-soft lg:mt-1">
          What a mail server refused for good, or what didn’t go out in 3 days of trying. If an address is
          wrong, correct it and the email goes out again.
        </p>
      </div>
      {shown.count === 0 ? (
        <p className="px-(--gutter) py-6 text-ink-soft">Every email has been sent.</p>
      ) : (
        <EmailRows isNarrow listed={shown} folding={folding} gone={gone} isStale={isStale} />
      )}
    </section>
  )
}
