import { useState, type ReactNode } from 'react'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { actClass, plainAct } from '#desk/app/components/act-links.tsx'
import { Choices, Field, Part } from '#desk/app/components/controls.tsx'
import { DayPicker } from '#desk/app/components/day-picker.tsx'
import { fullName } from '#domain/cart/customer.ts'
import { formatCents } from '#domain/money.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { visitWords } from '#domain/quotes/visit.ts'
import { loadInWords } from '#domain/visits/load-list.ts'
import { capitalize } from '#domain/wording.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'

type PhoneAnswerProps = { quote: DeskQuoteData }

/** The customer said yes or no to us, instead of on their page. */
export function PhoneAnswer({ quote }: PhoneAnswerProps) {
  const { can, customer } = quote
  const noteOfEmail =
    customer.email === null ? 'Nothing is sent.' : `${customer.firstName} gets an email that says so.`
  if (can.takeBack)
    return (
      <Part title="Recorded by mistake?">
        <p className="mb-2 text-small text-ink-soft">
          Until anything else happens, you can take it back. {noteOfEmail}
        </p>
        <ActForm quote={quote} intent="take-back" label="That was a mistake" look="quiet" />
      </Part>
    )
  if (!can.sayNo) return null
  return (
    <Part title="Answered by phone?">
      <div className="grid gap-2 lg:grid-cols-2 lg:items-start">
        {can.sayYes && (
          <Answer title={`${customer.firstName} said yes`}>
            <YesForm quote={quote} />
          </Answer>
        )}
        <Answer title={`${customer.firstName} said no`}>
          <ActForm quote={quote} intent="said-no" label="Record the no" look="quiet">
            <WhoAndWhen quote={quote} />
            <p className="text-small text-ink-soft">{noteOfEmail}</p>
          </ActForm>
        </Answer>
      </div>
    </Part>
  )
}

const Answer = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className={classNames(actClass, plainAct, 'w-full')}>{title}</summary>
    <div className="py-3">{children}</div>
  </details>
)

const asTyped = () => undefined

const WhoAndWhen = ({ quote: { customer } }: PhoneAnswerProps) => (
  <div className="grid gap-2.5 sm:grid-cols-2">
    <Field
      name="who"
      label="Who said it"
      required
      maxLength={120}
      defaultValue={fullName(customer)}
      onText={asTyped}
    />
    <Field type="datetime-local" name="when" label="When (now, if empty)" onText={asTyped} />
  </div>
)

function YesForm({ quote }: PhoneAnswerProps) {
  const { customer, versions, visit, plantingDay, dayNeeds, choices } = quote
  const [termsWere, setTermsWere] = useState<'read' | 'sent'>('read')
  const [isHeard, setHeard] = useState(false)
  const [day, setDay] = useState('')
  const [hour, setHour] = useState('')
  const version = versions.at(-1)
  if (version === undefined) return null
  const total = formatCents(version.totals.grandTotalCents)
  const { firstName } = customer
  return (
    <ActForm
      quote={quote}
      intent="said-yes"
      label={`Record the yes, ${total}`}
      look="action"
      isReady={isHeard}
    >
      <WhoAndWhen quote={quote} />
      <div>
        <p className="font-semibold">
          Version {version.version}, {total} with tax
        </p>
        <p className="text-small text-ink-soft">{loadInWords([...version.plants, ...version.extras])}</p>
      </div>
      <input type="hidden" name="version" value={version.version} />
      <Choices
        legend="The terms"
        name="termsWere"
        value={termsWere}
        onChoose={setTermsWere}
        choices={[
          { value: 'read', label: 'I read the terms' },
          { value: 'sent', label: 'They have them in writing' },
        ]}
      />
      {termsWere === 'read' && (
        <p className="sci max-w-prose leading-snug">
          “That’s {total} with tax. Canceling is free until 72 hours before the {visitWords[visit].name}.
          After that it’s half, and on the day all of it.”
        </p>
      )}
      {plantingDay === null && (
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">
            {capitalize(visitWords[visit].day)}, if you agreed on one
          </legend>
          <DayPicker
            dayNeeds={dayNeeds}
            choices={choices}
            day={day}
            onDay={setDay}
            hour={hour}
            onHour={setHour}
          />
        </fieldset>
      )}
      <Checkbox
        name="heard"
        className="min-h-12"
        label={`${termsWere === 'read' ? 'I read this' : `${firstName} has the terms`}, and ${firstName} said yes`}
        checked={isHeard}
        onChange={(event) => setHeard(event.target.checked)}
      />
    </ActForm>
  )
}
