import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { cancelTerms } from '#domain/quotes/quote-words.ts'
import { ifPlants, visitWords } from '#domain/quotes/visit.ts'
import { CareBox } from './care-forms.tsx'
import { ActionForm, Refused, type ActingProps } from './quote-forms.tsx'
import { FeeBar } from './quote-now.tsx'

type QuoteStepProps = ActingProps & {
  page: QuotePageData
  step: 'accept' | 'decline' | 'withdraw' | 'cancel'
}

/** Nothing final happens with one tap: this view says what will happen and asks. */
export function QuoteStep({ step, ...props }: QuoteStepProps) {
  const Step = { accept: Accept, decline: Decline, withdraw: Withdraw, cancel: Cancel }[step]
  return (
    <div className="wrap max-w-160! py-10">
      <Card className="grid gap-4 rounded-dialog p-6 md:p-8">
        <p className="text-small text-ink-soft">{props.page.number}</p>
        <Step {...props} />
      </Card>
    </div>
  )
}

type StepProps = Omit<QuoteStepProps, 'step'>

function Back({ children = 'Back to the quote' }: { children?: string }) {
  return (
    // A long day ("Wednesday, September 23") takes two lines on a small phone.
    <ButtonLink to="?" look="quiet" className="text-center whitespace-normal!">
      {children}
    </ButtonLink>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return <h1 className="text-h2">{children}</h1>
}

function Accept({ page, requestKey, problem }: StepProps) {
  const { shown, acceptedVersion } = page
  return (
    <>
      <Heading>Accept version {shown.version}?</Heading>
      <p>
        {acceptedVersion === null
          ? `${ifPlants(page.visit, 'We hold these plants for you. ')}We’ll get in touch to agree on a day.`
          : `It takes the place of version ${acceptedVersion}, which you accepted.`}
      </p>
      <dl className="border-t border-line pt-2 tabular-nums">
        {shown.lines.map((line) => (
          <Row key={line.line} label={rowLabel(line)} value={line.total} />
        ))}
        {/* The lines above already add up to plants, planting, cages and other work. */}
        {shown.sums.slice(shown.lineSums).map(({ label, value }) => (
          <Row key={label} label={label} value={value} />
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-line pt-3">
          <dt className="font-semibold">Total, tax included</dt>
          <dd className="font-display text-h2 leading-none">{shown.total}</dd>
        </div>
      </dl>
      <ActionForm intent="accept" requestKey={requestKey} className="grid gap-4">
        <input type="hidden" name="version" value={shown.version} />
        <TextField
          label="Your full name, as a signature"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          error={problem?.intent === 'accept' ? problem.error : undefined}
        />
        {page.care === 'off' && shown.isPlantedByUs && <CareBox />}
        <p className="text-small text-ink-soft">
          Nothing is charged now. {cancelTerms} Our{' '}
          <Link to="/terms-and-conditions" className="text-link underline">
            terms
          </Link>{' '}
          apply.
        </p>
        <Button type="submit" look="action">
          Accept, {shown.total}
        </Button>
      </ActionForm>
      <Back />
    </>
  )
}

const rowLabel = ({ name, containerSize, options, quantity }: QuotePageData['shown']['lines'][number]) =>
  [quantity === 1 ? name : `${quantity} × ${name}`, containerSize, options.toLowerCase()]
    .filter((part) => part !== '')
    .join(', ')

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}

function Decline({ page, requestKey }: StepProps) {
  const { acceptedVersion, newestVersion, shown } = page
  if (acceptedVersion !== null)
    return (
      <>
        <Heading>Keep version {acceptedVersion}?</Heading>
        <p>
          Your order stays as it is, and version {newestVersion} ends. You can still ask for another change.
        </p>
        <ActionForm intent="decline" requestKey={requestKey} className="grid">
          <Button type="submit">Keep version {acceptedVersion}</Button>
        </ActionForm>
        <Back />
      </>
    )
  return (
    <>
      <Heading>Decline this {shown.isOfficial ? 'quote' : 'estimate'}?</Heading>
      <p>
        We stop working on it, and nothing is held for you. You owe nothing. This page stays, and you can
        start again from it. If only the price or a size is wrong, ask for a change instead.
      </p>
      <ActionForm intent="decline" requestKey={requestKey} className="grid gap-3">
        <TextArea
          label="What didn’t fit? (optional)"
          name="message"
          rows={2}
          maxLength={2000}
          hint="The price, the size, the wait: it helps us do better."
        />
        <Button type="submit">Decline</Button>
      </ActionForm>
      <Back />
    </>
  )
}

function Withdraw({ page, requestKey }: StepProps) {
  return (
    <>
      <Heading>Withdraw your acceptance?</Heading>
      <p>
        It costs nothing.{' '}
        {ifPlants(page.visit, 'Your plants go back on the list, and someone else may take them. ')}You can
        accept version {page.newestVersion} again while it&apos;s valid, until {page.shown.validUntil}.
      </p>
      <ActionForm intent="withdraw" requestKey={requestKey} className="grid">
        <Button type="submit">Withdraw</Button>
      </ActionForm>
      <Back />
    </>
  )
}

function Cancel({ page, requestKey, problem }: StepProps) {
  const { plantingDay, visit } = page
  if (plantingDay === null) return null
  const { fee } = plantingDay
  return (
    <>
      <Heading>Cancel the {visitWords[visit].name}?</Heading>
      {problem?.intent === 'cancel' && <Refused>{problem.error}</Refused>}
      <p
        className="rounded-box bg-good-surface px-5 py-4 font-display text-h4 font-medium text-good data-fee:bg-best-surface data-fee:text-best"
        data-fee={fee.nowCents > 0 || undefined}
      >
        Now it costs {fee.now}
      </p>
      <FeeBar fee={fee} />
      <p>
        {ifPlants(visit, 'Your plants go back on the list. ')}
        {plantingDay.day} is free for someone else. This page stays, and you can start again from it. Asking
        for another day costs nothing.
      </p>
      <ActionForm intent="cancel" requestKey={requestKey} className="grid">
        <input type="hidden" name="fee" value={fee.nowCents} />
        <Button type="submit" className="bg-danger hover:bg-ink">
          {fee.nowCents === 0 ? 'Cancel, no fee' : `Cancel for ${fee.now}`}
        </Button>
      </ActionForm>
      {/* Loads the page anew: only then does the browser open the form that the link names. */}
      <ButtonLink to="?#change" reloadDocument look="line">
        Ask for another day instead
      </ButtonLink>
      <Back>{`Keep ${plantingDay.day}`}</Back>
    </>
  )
}
