import { WifiOff } from 'lucide-react'
import { Link } from 'react-router'
import { timeInWords } from '#domain/time/day-words.ts'
import { counted } from '#domain/wording.ts'
import type { YardState } from './yard-store.ts'

const problems = {
  'no-signal': 'No signal.',
  'no-response': 'The desk isn’t responding.',
  'signed-out': 'You’re signed out.',
} as const

/** The dark strip: why changes wait, and how many. */
export function YardStrip({
  state: { queue, problem },
  online,
  asOf,
}: {
  state: YardState
  online: boolean
  asOf: Date
}) {
  const reason = online ? problem : 'no-signal'
  const waiting = queue.length
  return (
    <div role="status">
      {reason !== null && (
        <p className="flex gap-2.5 bg-ink px-(--gutter) py-3 text-small leading-snug text-raised">
          <WifiOff aria-hidden className="size-5.5 flex-none" strokeWidth={1.7} />
          <span>
            <b className="font-semibold">
              {problems[reason]}{' '}
              {waiting > 0 && `${counted(waiting, 'change waits', 'changes wait')} on this phone.`}
            </b>{' '}
            {reason === 'signed-out' ? (
              <Link
                to={`/sign-in?${new URLSearchParams({ next: '/yard' })}`}
                reloadDocument
                className="inline-flex min-h-12 items-center text-raised underline focus-visible:outline-ink-inverse"
              >
                Sign in to send {waiting === 1 ? 'it' : 'them'}
              </Link>
            ) : waiting > 0 ? (
              'Sent in order when it’s back.'
            ) : (
              `This list is from ${timeInWords(asOf)}. You can keep counting.`
            )}
          </span>
        </p>
      )}
    </div>
  )
}
