import { Check, CircleAlert, MapPin, X } from 'lucide-react'
import { Link } from 'react-router'
import { nameInSentence } from '#domain/places/communities.ts'
import { inWords } from '#domain/places/verdict.ts'
import { classNames } from '#ui/class-names.ts'
import { ChoosePlaceLink } from './choose-place-link.tsx'
import { usePlace } from './place-memory.ts'
import { useVerdict } from './use-verdict.ts'

// Drawn around the text, so that nothing moves when it arrives.
const box = 'before:absolute before:-inset-x-2 before:-inset-y-1 before:-z-1 before:rounded-box'
const signs = {
  fits: { Icon: Check, look: 'text-good', box: 'text-good' },
  but: { Icon: CircleAlert, look: 'text-best', box: `text-best ${box} before:bg-best-surface` },
  not: { Icon: X, look: 'text-danger', box: `text-danger ${box} before:bg-danger-surface` },
} as const

type PlaceVerdictProps = {
  slug: string
  /** Says nothing of a plant that fits. */
  warnsOnly?: boolean
  className?: string
}

/** Whether a plant belongs in the visitor's town, and what does instead. Its space is kept once a town is known. */
export function PlaceVerdict({ slug, warnsOnly = false, className }: PlaceVerdictProps) {
  const found = useVerdict(slug)
  if (warnsOnly && (found?.verdict == null || found.verdict.answer === 'fits')) return null
  return (
    <p
      className={classNames(
        'relative isolate hidden min-h-[2lh] leading-snug in-data-place:block print:hidden',
        className,
      )}
    >
      {found?.verdict != null && (
        <span className={signs[found.verdict.answer].box}>
          <Verdict {...found.verdict} place={found.place} />
        </span>
      )}
    </p>
  )
}

/** The same on a guide, with a way to choose the town. */
export function GuideVerdict({ slug }: { slug: string }) {
  const place = usePlace()
  const found = useVerdict(slug)
  return (
    <p className="mt-4 min-h-[2lh] text-ui leading-normal md:min-h-lh print:hidden">
      {place === null && <MapPin aria-hidden className="mr-2 -mt-0.5 inline size-5 text-ink-quiet" />}
      {found !== null &&
        (found.verdict === null ? (
          <>We don’t know enough about {nameInSentence(found.place)} to say. </>
        ) : (
          <>
            <Verdict {...found.verdict} place={found.place} />{' '}
          </>
        ))}
      {/* Stays mounted while the town changes, because the sheet is open then. */}
      <span className={classNames(place !== null && 'whitespace-nowrap text-small text-ink-soft')}>
        {place !== null && <>Not {nameInSentence(place)}? </>}
        <ChoosePlaceLink to="#where">{place === null ? 'Does it fit your town?' : 'Change'}</ChoosePlaceLink>
      </span>
    </p>
  )
}

type VerdictProps = NonNullable<NonNullable<ReturnType<typeof useVerdict>>['verdict']> & {
  place: { slug: string; name: string }
}

function Verdict({ answer, why, instead, place }: VerdictProps) {
  const { Icon, look } = signs[answer]
  const [begins, reason] = inWords({ answer, why }, place)
  return (
    <>
      <Icon aria-hidden className={`mr-1 -mt-0.5 inline size-[1.2em] ${look}`} />
      <b className="font-semibold">{begins}</b> {reason}
      {instead !== undefined && (
        <>
          {' '}
          Plant{' '}
          <Link to={`/plant-database/${instead.slug}`} className="font-semibold underline underline-offset-3">
            {instead.name}
          </Link>{' '}
          instead.
        </>
      )}
    </>
  )
}
