import { data, Form, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { requireOwner } from '#server/people/require-person.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { undoPriceList } from '#server/stock/price-lists/price-list-form.ts'
import { planUndo } from '#server/stock/price-lists/undo-price-list.ts'
import { reasonIfRefused } from '#server/platform/requests/refusal.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/undo.page.ts'

export const meta = () => [{ title: 'Undo a price list | The desk' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = requireOwner(context)
  const planned = await deskUnavailable(planUndo(Number(params.wholesaler) || 0, id).catch(reasonIfRefused))
  if (typeof planned === 'string') throw data({ title: 'There’s nothing to undo', message: planned }, 404)
  const { listId, wholesaler, effects } = planned
  return { listId, wholesaler, effects }
}

export const action = ownerAction(z.object({ list: z.coerce.number() }), async ({ list }, sent) => {
  await undoPriceList(Number(sent.params['wholesaler']) || 0, list, sent.person.id)
  return redirect('/price-lists?done=undone')
})

export default function UndoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listId, wholesaler, effects } = loaderData
  const isSending = useNavigation().formData !== undefined
  const online = useOnline()
  return (
    <>
      <PageHead title="Undo a list" note={wholesaler} back="/price-lists" />
      <div className="grid max-w-[40rem] gap-4 px-(--gutter) py-5">
        {effects.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Form method="post">
          <input type="hidden" name="list" value={listId} />
          <Button type="submit" look="action" disabled={isSending || !online}>
            {isSending ? 'Undoing it' : 'Undo this list'}
          </Button>
        </Form>
        <FormProblem>{actionData?.message}</FormProblem>
        <p className="text-small text-ink-soft">
          Holds stay as they are, and plants stay in visitors’ carts.
        </p>
      </div>
    </>
  )
}
