import { applyPlan, type PlannedChange } from '#server/desk/planned-change.ts'
import { confirm, type ConfirmOptions } from './confirm.ts'

/** Shows what would change, asks for confirmation, and writes it unless the data has changed since. */
export async function applyChange<Before>(change: PlannedChange<Before>, options: ConfirmOptions) {
  console.log(change.effects.join('\n'))
  if (options['dry-run'] === true) return console.log('Nothing was changed.')
  if (!(await confirm('Apply this?', { yes: options.yes === true })))
    return console.log('Nothing was changed.')
  await applyPlan(change, null)
  console.log('Done. The site shows it within a second; pages cached by a proxy follow within minutes.')
}
