import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { FoldedSection } from './folded-section.tsx'
import type { CustomerIntent } from '#domain/quotes/customer-form.ts'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'

/** Why a form wasn't accepted, and what was typed into it. */
export type Problem = { intent: CustomerIntent; error: string; isField: boolean; typed: string }

export type ActingProps = {
  requestKey: string
  problem: Problem | undefined
  /** How many texts either side has sent so far. */
  messageCount: number
}

type ActionFormProps = {
  intent: CustomerIntent
  requestKey: string
  id?: string
  className?: string
  children: ReactNode
}

/** A form that posts to the page itself. The key makes a second tap the same request. */
export function ActionForm({ intent, requestKey, className = '', children, ...props }: ActionFormProps) {
  const isSending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" aria-busy={isSending} className={`aria-busy:opacity-60 ${className}`} {...props}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={requestKey} />
      {children}
      {isSending && (
        <p role="status" className="text-center text-small text-ink-soft">
          One moment, please
        </p>
      )}
    </Form>
  )
}

const messageForms = {
  change: {
    summary: 'Ask for a change',
    label: 'What would you like to change?',
    hint: 'Another size, fewer of something, a later day: we send you a new version.',
    button: 'Send the change',
  },
  ask: {
    summary: 'Ask a question',
    label: 'What would you like to know?',
    hint: 'We answer here and by phone or email.',
    button: 'Send the question',
  },
  report: {
    summary: 'Report a problem',
    label: 'What is wrong, and where?',
    hint: 'Tell us what you see: brown leaves, a broken branch, a leaning trunk, wet soil.',
    button: 'Send the report',
  },
} as const

type MessageFormProps = ActingProps & { intent: keyof typeof messageForms; summary?: string }

/** A text to us, folded until it's needed. It can be sent again and again. */
export function MessageForm({ intent, summary, requestKey, problem, messageCount }: MessageFormProps) {
  const texts = messageForms[intent]
  const own = problem?.intent === intent && problem.isField ? problem : undefined
  return (
    // Once the text is sent, the form is empty and folded again. A photo added meanwhile reads the page anew, and the text stays.
    <details key={messageCount} open={own !== undefined}>
      <summary className="grid min-h-13 cursor-pointer place-items-center rounded-box border border-line-control text-center font-semibold hover:bg-surface">
        {summary ?? texts.summary}
      </summary>
      <ActionForm intent={intent} requestKey={requestKey} id={intent} className="mt-4 grid gap-3">
        <TextArea
          label={texts.label}
          name="message"
          rows={4}
          maxLength={2000}
          required
          defaultValue={own?.typed}
          error={own?.error}
          hint={texts.hint}
        />
        <Button type="submit">{texts.button}</Button>
      </ActionForm>
    </details>
  )
}

export function Confirmation({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex gap-2.5 rounded-box bg-good-surface px-4 py-3 text-ui text-good">
      <Check aria-hidden className="mt-0.5 size-5 flex-none" />
      <span>{children}</span>
    </p>
  )
}

/** On a phone, the button that was tapped may be far below. */
const bringIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' })
}

/** Something the customer asked for wasn't possible. */
export function Refused({ children }: { children: string }) {
  return (
    <p
      ref={bringIntoView}
      role="alert"
      className="flex gap-2.5 rounded-box bg-danger-surface px-4 py-3 text-ui font-medium text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
      {children}
    </p>
  )
}

type QuoteWeeksProps = { weeks: QuotePageData['weeks']; requestKey: string }

/** The weeks the customer would prefer. */
export function QuoteWeeks({ weeks, requestKey }: QuoteWeeksProps) {
  return (
    <div
      id="weeks"
      className="scroll-mt-6 md:rounded-box md:border md:border-line md:bg-raised md:p-5.5 print:hidden"
    >
      <FoldedSection title="When would suit you?" open={weeks.some(({ isChosen }) => isChosen)}>
        <p className="text-small text-ink-soft md:mt-1">
          Choose as many weeks as you like. We agree on the day with you.
        </p>
        <ActionForm intent="weeks" requestKey={requestKey}>
          <fieldset>
            <legend className="sr-only">Weeks that suit you</legend>
            <div className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-3">
              {weeks.map(({ value, from, to, isChosen }) => (
                <label
                  key={value}
                  className="relative grid min-h-14 cursor-pointer content-center rounded-box border border-line-control bg-control px-3 py-2 leading-tight has-checked:border-brand has-checked:bg-good-surface has-checked:outline has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
                >
                  <input
                    type="checkbox"
                    name="week"
                    value={value}
                    defaultChecked={isChosen}
                    className="peer sr-only"
                  />
                  <span className="text-small font-semibold">{from}</span>
                  <span className="text-caption text-ink-soft">{to}</span>
                  <Check
                    aria-hidden
                    className="absolute top-2.5 right-2.5 hidden size-4.5 text-brand peer-checked:block"
                  />
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" look="quiet" size="small" className="mt-3">
            Save my weeks
          </Button>
        </ActionForm>
        {weeks.some(({ isChosen }) => isChosen) && (
          <div className="mt-3">
            <Confirmation>We have your weeks. You can still change them.</Confirmation>
          </div>
        )}
      </FoldedSection>
    </div>
  )
}
