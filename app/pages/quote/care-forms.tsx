import { CircleCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { careConsentText } from '#domain/care/care-consent.ts'
import { ActionForm, type ActingProps } from './quote-forms.tsx'

/** The box that asks for care emails. Never checked in advance. */
export function CareBox() {
  return <Checkbox name="care" value="yes" label={careConsentText} className="items-start! py-2" />
}

type CareEmailsProps = ActingProps & { care: 'on' | 'off' }

/** Care emails, on or off. */
export function CareEmails({ care, requestKey, problem }: CareEmailsProps) {
  const own = problem?.intent === 'start-care' && problem.isField ? problem.error : null
  return (
    <Card className="p-5.5 print:hidden">
      <h2 className="text-h4">Care emails</h2>
      {care === 'on' ? (
        <ActionForm
          intent="stop-care"
          requestKey={requestKey}
          className="mt-2 grid justify-items-start gap-3"
        >
          <p className="flex gap-2 text-small text-ink-soft">
            <CircleCheck aria-hidden className="mt-0.5 size-5 flex-none text-brand" strokeWidth={1.75} />
            They&apos;re on. We write when there&apos;s something to do, seven times in about two years.
          </p>
          <Button type="submit" look="quiet" size="small">
            Stop the emails
          </Button>
        </ActionForm>
      ) : (
        <ActionForm
          intent="start-care"
          requestKey={requestKey}
          className="mt-1 grid justify-items-start gap-2"
        >
          <p className="text-small text-ink-soft">
            Week 1, month 1, before the guarantee ends, before the first August, in the first winter, when the
            stake comes off, and in the second spring.
          </p>
          <CareBox />
          {own !== null && (
            <p role="alert" className="text-small font-medium text-danger">
              {own}
            </p>
          )}
          <Button type="submit" look="quiet" size="small">
            Save
          </Button>
        </ActionForm>
      )}
    </Card>
  )
}
