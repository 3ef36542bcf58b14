import { data, redirect } from 'react-router'
import type { PriceListOutcome } from '#domain/desk/price-list-data.ts'
import { timeInWords } from '#domain/quote/day-words.ts'
import { hasFreshTouch, touchIfNeeded, touchNeeded } from '#server/desk/access/fresh-touch.ts'
import { requireOwner } from '#server/desk/access/require-person.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import {
  actOnPriceList,
  outcomeOf,
  readPriceListForm,
  type PriceListForm,
} from '#server/desk/price-lists/price-list-form.ts'
import { readPriceList } from '#server/desk/price-lists/price-list-screen.ts'
import { reasonIfRefused, Refusal } from '#server/desk/refusal.ts'
import { readForm } from '#server/http/read-body.ts'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { orWithoutConnection } from '#desk/app/components/without-connection.ts'
import type { Route } from './+types/price-list.page.ts'
import { Decision } from './decision.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { EffectsStep } from './effects-step.tsx'
import { FileStep } from './file-step.tsx'
import { NamesStep } from './names-step.tsx'

export const meta = () => [{ title: 'Price list | The desk' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date()
  const [list, touch] = await deskUnavailable(
    Promise.all([readPriceList(Number(params.list), now).catch(reasonIfRefused), touchIfNeeded(context)]),
  )
  if (typeof list === 'string') throw data({ title: 'This list isn’t here anymore', message: list }, 404)
  return { list, touch: list.plan?.removesMany === true ? touch : null, asOf: timeInWords(now) }
}

let last: { id: string; shown: Awaited<ReturnType<typeof loader>> } | undefined

/** Without a signal, what the page shows stays. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  try {
    last = { id: params.list, shown: await serverLoader() }
  } catch (error) {
    // What fetch throws when it can't reach the server.
    if (!(error instanceof TypeError) || last?.id !== params.list) throw error
  }
  return last.shown
}
// So that it knows what the page came with.
clientLoader.hydrate = true as const

const where: Partial<Record<PriceListForm['intent'], string>> = {
  apply: '/price-lists?done=applied',
  drop: '/price-lists?done=dropped',
}

export async function action({ params, request, context }: Route.ActionArgs): Promise<PriceListOutcome> {
  const { id: personId } = requireOwner(context)
  const fields = (await readForm(request)) ?? new URLSearchParams()
  const list = Number(params.list)
  let path: string | undefined
  const act = async () => {
    const form = readPriceListForm(fields)
    // A mass removal must not happen on an unlocked phone in the wrong hands. The number is asked for by applyPriceList.
    if (form.intent === 'apply' && form.removing !== undefined && !(await hasFreshTouch(context, fields)))
      throw new Refusal(touchNeeded)
    await actOnPriceList(list, form, personId)
    path = where[form.intent]
  }
  const outcome = await deskUnavailable(outcomeOf(act()))
  if (path !== undefined) throw redirect(path)
  return outcome
}

/** Without a connection, what was decided before is kept. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<PriceListOutcome> =>
  orWithoutConnection(serverAction(), {
    kind: 'refused',
    refused: 'There’s no connection, so that wasn’t saved. Everything before it is.',
  })

export default function PriceListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, touch, asOf } = loaderData
  const refused = actionData?.kind === 'refused' ? actionData.refused : undefined
  return (
    <>
      <PageHead
        title={'Price\u00A0list'}
        note={<span className="wrap-anywhere">{list.fileName}</span>}
        back="/price-lists"
      />
      <OfflineStrip asOf={asOf}>
        Deciding and applying need a signal. What you decided so far is kept.
      </OfflineStrip>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <FileStep list={list} />
          <NamesStep list={list} />
          <EffectsStep list={list} />
        </div>
        <Decision list={list} touch={touch} refused={refused} />
      </div>
      <DecisionBar list={list} />
    </>
  )
}
