import { ClosedGate } from '#app/components/drawings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { StatePanel } from '#app/ui/state-panel.tsx'

type LoadingFailedProps = {
  /** What the loader answered; it is parsed here, because an error can carry anything. */
  texts: unknown
  tryAgainAt: string
}

/** IN-07. */
export function LoadingFailed({ texts, tryAgainAt }: LoadingFailedProps) {
  const told = typeof texts === 'object' && texts !== null ? texts : {}
  return (
    <StatePanel
      drawing={<ClosedGate />}
      title="Error loading inventory"
      action={
        <ButtonLink to={tryAgainAt} reloadDocument look="action">
          Try Again
        </ButtonLink>
      }
    >
      {'message' in told && typeof told.message === 'string' ? told.message : 'An error occurred'}. What is in
      your quote is safe.
    </StatePanel>
  )
}
