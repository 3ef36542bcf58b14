import { Check, Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { SettingsDone } from '#domain/desk/settings-pages.ts'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'

type Outcome = DeskOutcome<SettingsDone>

type SettingsFormProps = {
  /** Its own on the page. */
  name: string
  /** Stands for what the page shows; the server refuses to save over anything else. */
  seen: string
  /** Where the button says all there is to know; otherwise what would change is shown first. */
  savesAtOnce?: boolean
  label?: string
  look?: 'brand' | 'quiet'
  children?: ReactNode
}

/** A form of the settings, with Save at its end and what happened. */
export function SettingsForm({
  name,
  seen,
  savesAtOnce = false,
  label = 'Save',
  look = 'brand',
  children,
}: SettingsFormProps) {
  const fetcher = useFetcher<Outcome>({ key: `settings ${name}` })
  // The message was about other values than those in the fields now.
  const [outdated, setOutdated] = useState<Outcome>()
  const outcome = fetcher.data === outdated ? undefined : fetcher.data
  const done = outcome?.kind === 'done' ? outcome : undefined
  // A preview is over once the page was refreshed with what someone has saved since, here or in another form.
  const isPreview = done?.seen === seen
  const isOnline = useOnline()
  const isSaving = savesAtOnce || isPreview
  return (
    <fetcher.Form
      method="post"
      onInput={() => setOutdated(fetcher.data)}
      className="grid gap-4 px-(--gutter) py-4"
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="intent" value={isSaving ? 'save' : 'preview'} />
      <input type="hidden" name="seen" value={seen} />
      {/* Saved values are shown as they're stored. */}
      <div key={seen} className="grid gap-4">
        {children}
      </div>
      <div role="status" className="empty:hidden">
        {done !== undefined && (isPreview || done.seen === undefined) && <Effects done={done} />}
      </div>
      <FormProblem>{outcome?.kind === 'refused' ? outcome.message : undefined}</FormProblem>
      <div className="flex flex-wrap items-center gap-3">
        <SmallButton
          type="submit"
          look={isSaving ? look : 'quiet'}
          disabled={fetcher.state !== 'idle' || !isOnline}
        >
          {isSaving ? label : 'Show what changes'}
        </SmallButton>
      </div>
    </fetcher.Form>
  )
}

function Effects({ done: { message, effects, seen } }: { done: SettingsDone }) {
  const Icon = seen === undefined ? Check : Eye
  return (
    <div className="flex gap-2.5 rounded-box bg-good-surface px-3.5 py-3 text-small text-good">
      <Icon aria-hidden strokeWidth={1.7} className="size-5 flex-none" />
      <div className="min-w-0">
        <p className="font-semibold">{message}</p>
        <ul>
          {effects.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
