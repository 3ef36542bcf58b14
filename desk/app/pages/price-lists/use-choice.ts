import { useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'

/** Saves a choice as soon as it's made. Until it's saved, `pending` has what was chosen. */
export function useChoice(intent: 'sheets' | 'wholesaler' | 'decide') {
  const fetcher = useFetcher<DeskOutcome>()
  return {
    pending: fetcher.formData,
    refused: fetcher.state === 'idle' && fetcher.data?.kind === 'refused' ? fetcher.data.message : undefined,
    choose: (fields: readonly (readonly [name: string, value: string])[]) => {
      const form = new FormData()
      form.set('intent', intent)
      for (const [name, value] of fields) form.append(name, value)
      void fetcher.submit(form, { method: 'post' })
    },
  }
}
