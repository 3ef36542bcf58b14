import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'

/** Turns a person's calendar on and off. Its URL is shown once, like a printed code. */
export function CalendarPart({ isOn, url }: { isOn: boolean; url: string | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <SectionHead title="Visits in your calendar" />
      <Form method="post" className="grid justify-items-start gap-3 px-(--gutter) py-4">
        {url !== undefined && <NewUrl url={url} />}
        <p className="text-small text-ink-soft">
          {isOn
            ? 'Your calendar is on. It has each visit’s number, town and hours, and nobody’s name. Moved days move in it, too. Did you lose the phone, or did someone see the address? Get a new one, or turn it off.'
            : 'Your phone’s own calendar can show the visits: number, town and hours, and nobody’s name. You get an address that’s only yours.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <SmallButton intent="new-calendar" disabled={isBusy}>
            {isOn ? 'Get a new address' : 'Get your address'}
          </SmallButton>
          {isOn && (
            <SmallButton intent="no-calendar" disabled={isBusy}>
              Turn it off
            </SmallButton>
          )}
        </div>
      </Form>
    </>
  )
}

function NewUrl({ url }: { url: string }) {
  const [label, setLabel] = useState('Copy')
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p>
        <b className="font-semibold">Copy this address now.</b> It’s shown only once, and an earlier one no
        longer works.
      </p>
      <p
        data-testid="calendar-url"
        className="w-full rounded-box border border-dashed border-line-control bg-control px-3 py-3.5 text-small wrap-anywhere select-all"
      >
        {url}
      </p>
      <SmallButton
        onClick={() => {
          navigator.clipboard.writeText(url).then(
            () => setLabel('Copied'),
            () => setLabel('Select it to copy'),
          )
        }}
        look="brand"
      >
        {label}
      </SmallButton>
      <dl className="grid gap-2 text-small text-ink-soft">
        <div>
          <dt className="inline font-semibold text-ink">iPhone: </dt>
          <dd className="inline">Calendar, Calendars, Add Calendar, Add Subscription Calendar.</dd>
        </div>
        <div>
          <dt className="inline font-semibold text-ink">Google: </dt>
          <dd className="inline">
            calendar.google.com on a computer, Other calendars, plus, From URL. It can take Google a few hours
            to show a change.
          </dd>
        </div>
      </dl>
    </div>
  )
}
