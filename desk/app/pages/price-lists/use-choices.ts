import { useFetcher } from 'react-router'
import { parseJson } from '#domain/parse-json.ts'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { ListChoices, PriceListData } from '#domain/stock/price-list-data.ts'

/** The choices about a list, which are saved as soon as one is made: until then, those that were just sent. */
export function useChoices(list: PriceListData) {
  const fetcher = useFetcher<DeskOutcome>()
  const sent = fetcher.formData?.get('choices')
  // Written below.
  const choices = typeof sent === 'string' ? (parseJson(sent) as ListChoices) : list.choices
  return {
    choices,
    refused: fetcher.state === 'idle' && fetcher.data?.kind === 'refused' ? fetcher.data.message : undefined,
    choose: (changed: Partial<ListChoices>) =>
      void fetcher.submit(
        { intent: 'choose', choices: JSON.stringify({ ...choices, ...changed }) },
        { method: 'post' },
      ),
  }
}

export type Choosing = ReturnType<typeof useChoices>
