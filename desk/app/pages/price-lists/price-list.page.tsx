import { data, redirect } from 'react-router'
import { timeInWords } from '#domain/time/day-words.ts'
import { requireFreshTouch, touchIfNeeded } from '#server/people/fresh-touch.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import {
  actOnPriceList,
  priceListForm,
  type PriceListForm,
} from '#server/stock/price-lists/price-list-form.ts'
import { readPriceList } from '#server/stock/price-lists/price-list-screen.ts'
import { reasonIfRefused } from '#server/platform/requests/refusal.ts'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { keepingLast } from '#desk/app/components/without-connection.ts'
import type { Route } from './+types/price-list.page.ts'
import { Decision } from './decision.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { EffectsStep } from './effects-step.tsx'
import { FileStep } from './file-step.tsx'
import { NamesStep } from './names-step.tsx'
import { useChoices } from './use-choices.ts'

export const meta = () => [{ title: 'Price list | The desk' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const [list, touch] = await deskUnavailable(
    Promise.all([readPriceList(Number(params.list)).catch(reasonIfRefused), touchIfNeeded(context)]),
  )
  if (typeof list === 'string') throw data({ title: 'This list isn’t here anymore', message: list }, 404)
  return { list, touch: list.plan?.removesMany === true ? touch : null, asOf: timeInWords(new Date()) }
}

/** The decisions so far stay in sight. */
export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

const where: Partial<Record<PriceListForm['intent'], string>> = {
  apply: '/price-lists?done=applied',
  drop: '/price-lists?done=dropped',
}

export const action = ownerAction(priceListForm, async (form, sent) => {
  // A mass removal must not happen on an unlocked phone in the wrong hands. The number is asked for by applyPriceList.
  if (form.intent === 'apply' && form.removing !== undefined) await requireFreshTouch(sent)
  await actOnPriceList(Number(sent.params['list']), form, sent.person.id)
  const path = where[form.intent]
  return path === undefined ? '' : redirect(path)
})

export default function PriceListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, touch, asOf } = loaderData
  const choosing = useChoices(list)
  const refused = actionData?.kind === 'refused' ? actionData.message : undefined
  return (
    <>
      <PageHead title="Price list" note={list.fileName} back="/price-lists" />
      <OfflineStrip asOf={asOf}>
        Deciding and applying need a signal. What you decided so far is kept.
      </OfflineStrip>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <FileStep list={list} choosing={choosing} />
          <NamesStep list={list} choosing={choosing} />
          <EffectsStep list={list} />
        </div>
        <Decision list={list} touch={touch} refused={refused} />
      </div>
      <DecisionBar list={list} />
    </>
  )
}
