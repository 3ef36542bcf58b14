import { useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { YardPlant } from '#domain/stock/yard-item.ts'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { TextField } from '#ui/field.tsx'
import { ActButton } from './act-button.tsx'

/** For the owner: plants of ours that are on no wholesaler's list. */
export function AddItem({ plant, size }: { plant: YardPlant; size: string }) {
  const fetcher = useFetcher<DeskOutcome>()
  const isOnline = useOnline()
  return (
    <fetcher.Form method="post" className="grid gap-3 border-b border-line px-(--gutter) pb-5">
      <h2 className="text-h4">Add {plant.name} of our own</h2>
      <input type="hidden" name="plant" value={plant.id} />
      <div className="grid max-w-[40rem] gap-3 md:grid-cols-3">
        <TextField isDense label="Size" name="size" required maxLength={60} defaultValue={size} />
        <TextField isDense label="Plant price, in dollars" name="price" required inputMode="decimal" />
        <TextField isDense label="How many" name="count" required inputMode="numeric" maxLength={5} />
      </div>
      <FormProblem>{fetcher.data?.kind === 'refused' ? fetcher.data.message : undefined}</FormProblem>
      <ActButton
        type="submit"
        look="save"
        disabled={fetcher.state !== 'idle' || !isOnline}
        className="max-w-[40rem]"
      >
        Put it on the site
      </ActButton>
    </fetcher.Form>
  )
}
