import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { PriceListData, ShownHold, ShownPlan } from '#domain/stock/price-list-data.ts'
import { counted } from '#domain/wording.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Button } from '#ui/button.tsx'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { PasskeyForm } from '#desk/app/components/passkey-form.tsx'
import { fieldClass } from './file-step.tsx'

type DecisionProps = { list: PriceListData; touch: string | null; refused: string | undefined }

/** The side column: what may be wrong with it, and the button that puts it on the site. */
export function Decision({ list, touch, refused }: DecisionProps) {
  const { plan } = list
  return (
    <aside id="decision" aria-label="Decision" className="border-line bg-surface lg:min-h-dvh lg:border-l">
      <div
        className={
          plan?.removesMany === true
            ? 'grid gap-3 border-b border-line bg-control px-(--gutter) py-5 shadow-[inset_4px_0_var(--color-danger)] lg:px-6'
            : 'grid gap-3 border-b border-line px-(--gutter) py-5 lg:px-6'
        }
      >
        {plan === null ? (
          <>
            <h2>Not yet</h2>
            <p className="text-small text-ink-soft">{list.problem}</p>
          </>
        ) : (
          <>
            {plan.removesMany ? <Brake list={list} plan={plan} /> : <h2>{summaryOf(plan)}</h2>}
            <ApplyForm list={list} plan={plan} touch={touch} />
          </>
        )}
        <FormProblem>{refused}</FormProblem>
        {plan !== null && plan.openNames > 0 && (
          <p className="text-small text-ink-soft">
            {counted(plan.openNames, 'name is', 'names are')} still open. <a href="#names">Decide</a>
          </p>
        )}
        {plan !== null && plan.holds.length > 0 && <Holds holds={plan.holds} />}
      </div>
      <div className="grid gap-2 px-(--gutter) py-5 lg:px-6">
        <h2>If it goes wrong</h2>
        <p className="text-small text-ink-soft">
          Upload the wholesaler’s last list once more: prices, counts and what left the site come back.
        </p>
        <Form method="post" className="mt-2">
          <SmallButton intent="drop">Drop this list</SmallButton>
        </Form>
      </div>
    </aside>
  )
}

function summaryOf({ comes, changes, goes }: ShownPlan): string {
  const total = comes.total + changes.total + goes.total
  return total === 0 ? 'Nothing would change' : `${counted(total, 'row')} would change`
}

function Brake({ list, plan }: { list: PriceListData; plan: ShownPlan }) {
  return (
    <>
      <h2 className="flex gap-2 leading-tight text-danger lg:text-[1.4375rem]">
        <TriangleAlert aria-hidden strokeWidth={1.7} className="mt-0.5 size-5.5 flex-none" />
        {plan.goes.total} of {counted(plan.onSite, 'row')} would leave the site
      </h2>
      <p className="text-small">
        That’s more than a third of what {list.wholesaler?.name} has. Is the list complete, with all its
        sheets, and is it theirs?
      </p>
    </>
  )
}

/** The typed number stays on the device, also if the session has ended meanwhile. */
function ApplyForm({ list, plan, touch }: { list: PriceListData; plan: ShownPlan; touch: string | null }) {
  const id = useId()
  const typed = useUnsavedText(`price list ${list.id} removing`)
  const { formData } = useNavigation()
  const online = useOnline()
  const isSending = formData?.get('intent') === 'apply'
  const needed = String(plan.goes.total)
  const isReady = !plan.removesMany || typed.text?.trim() === needed
  const changes = plan.comes.total + plan.changes.total + plan.goes.total
  return (
    <PasskeyForm touch={touch} className="grid gap-2.5">
      <input type="hidden" name="fingerprint" value={plan.fingerprint} />
      {plan.removesMany && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-small font-semibold">
            If so, type {needed} to take them off
          </label>
          <input
            id={id}
            name="removing"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed.text ?? ''}
            onChange={(event) => typed.set(event.target.value)}
            className={`${fieldClass} text-[1.25rem]`}
          />
        </div>
      )}
      <Button
        type="submit"
        look="action"
        name="intent"
        value="apply"
        disabled={!isReady || plan.openNames > 0 || changes === 0 || isSending || !online}
      >
        {isSending ? 'Putting it on the site' : 'Put this list on the site'}
      </Button>
    </PasskeyForm>
  )
}

/** Plants that are promised to customers stay theirs. */
function Holds({ holds }: { holds: readonly ShownHold[] }) {
  return (
    <div className="text-small text-ink-soft">
      <p>The list no longer covers what’s held. The holds stay; find these elsewhere:</p>
      <ul>
        {holds.map(({ quantity, plant, size, quote, who }) => (
          <li key={`${quote} ${plant} ${size}`}>
            {quantity} {plant} {size} for <Link to={`/quotes/${quote}`}>{who}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
