import { Camera, Eye, FileText, Phone, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { WaterBuckets } from '#app/components/water-buckets.tsx'
import { Card } from '#ui/card.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import type { TreeCare } from '#domain/care/tree-care.ts'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { CareEmails } from './care-forms.tsx'
import { Confirmation, MessageForm, Refused, type ActingProps } from './quote-forms.tsx'
import { Owed } from './quote-now.tsx'
import { QuotePhotos } from './quote-photos.tsx'
import { QuoteStory } from './quote-story.tsx'

type YourTreesProps = ActingProps & { page: QuotePageData; trees: TreeCare; phone: string }

/** The customer's page after planting, this month's water first. */
export function YourTrees({ page, trees, phone, ...acting }: YourTreesProps) {
  const { problem } = acting
  return (
    <>
      <div className="contours border-b border-line print:border-0">
        <div className="wrap py-5 lg:py-6 print:px-0 print:py-0">
          <p className="text-small text-ink-soft">{page.number}</p>
          <h1>Your trees, {page.firstName}</h1>
          <p className="mt-2 text-lead text-ink-soft">{trees.lead}</p>
        </div>
      </div>
      <div className="wrap grid gap-5 py-6 lg:gap-6 lg:py-8 print:gap-3 print:px-0 print:py-2">
        {problem !== undefined && !problem.isField && <Refused>{problem.error}</Refused>}
        {page.isReadOnly && (
          <p className="flex gap-2.5 rounded-box border border-line bg-raised px-4 py-3 text-small">
            <Eye aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
            You can read everything here. Only the customer&apos;s own link can ask or report.
          </p>
        )}
        {page.isWaiting && (
          <Confirmation>We got your message. You&apos;ll hear from us {page.promise ?? 'soon'}.</Confirmation>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:gap-6 print:block">
          <Water trees={trees} />
          <div className="grid content-start gap-4 md:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(340px,1fr))] print:mt-4 print:grid-cols-2">
            {trees.trees.map((tree) => (
              <Tree key={tree.line} tree={tree} canReport={page.can.report} />
            ))}
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 lg:gap-6 print:hidden">
          <div className="grid gap-4">
            {page.money !== null && (
              <Card className="grid gap-3 p-5.5">
                <Owed page={page} />
              </Card>
            )}
            <AskUs page={page} phone={phone} {...acting} />
            {page.care !== null && <CareEmails care={page.care} {...acting} />}
          </div>
          <QuotePhotos {...page.photos} words={page.words.photos} />
        </div>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {page.acceptedVersion !== null && (
            <Link
              to={`?version=${page.acceptedVersion}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              <FileText aria-hidden className="size-5" strokeWidth={1.75} />
              The quote, version {page.acceptedVersion}
            </Link>
          )}
          <PrintButton>Print</PrintButton>
        </p>
        <QuoteStory story={page.story} />
      </div>
    </>
  )
}

const onInverse =
  'inline-flex min-h-11 items-center gap-2 rounded-box border border-line-inverse px-4 text-ui font-semibold text-ink-inverse no-underline hover:bg-ink-inverse/10'

function Water({ trees }: { trees: TreeCare }) {
  const { token = '' } = useParams()
  const card = `/quote/${token}/water-card`
  return (
    <section
      aria-labelledby="water-heading"
      className="self-start rounded-dialog bg-inverse px-4.5 py-5 text-ink-inverse lg:p-8 print:border print:border-line print:bg-transparent print:p-4 print:text-ink"
    >
      <p className="text-small text-ink-inverse-soft print:text-ink-soft">
        {trees.month}, this month&apos;s water
      </p>
      <h2 id="water-heading" className="mt-0.5 mb-1 text-ink-inverse print:text-ink">
        {trees.headline}
      </h2>
      <p>
        {trees.next === null ? (
          'Rain is enough for what we planted. In a dry August, one slow soak still helps.'
        ) : (
          <>
            Next: <b className="font-semibold">{trees.next}.</b> Feel the soil 3 to 4 inches down first, and
            skip it if it&apos;s damp or an inch of rain fell that week.
            {trees.isClay && ' Your clay holds water, and roots that stay wet drown.'}
          </>
        )}
      </p>
      <ul className="mt-4">
        {trees.water.map((row) => (
          <li
            key={row.line}
            className="flex items-end justify-between gap-4 border-t border-line-inverse py-3.5 print:border-line print:py-1.5"
          >
            <span className="text-small text-ink-inverse-soft print:text-ink-soft">
              {row.label}
              <b className="block font-display text-h3 font-[480] text-ink-inverse print:text-ink">
                {row.gallons}
              </b>
              {row.buckets !== '' && `${row.buckets}, `}
              {row.every}
            </span>
            <WaterBuckets fills={row.fills} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line-inverse pt-3.5 print:hidden">
        <p id="year-heading" className="text-small text-ink-inverse-soft">
          Buckets hold five gallons. Pour slowly, onto the root ball. The year ahead, waterings a month:
        </p>
        <Year months={trees.months} />
      </div>
      <p className="mt-4.5 flex flex-wrap gap-2.5 print:hidden">
        <Link to={card} className={onInverse}>
          <Printer aria-hidden className="size-5" strokeWidth={1.75} />
          The water card
        </Link>
        <Link to={`${card}?lang=es`} lang="es" className={onInverse}>
          En español
        </Link>
      </p>
    </section>
  )
}

function Year({ months }: Pick<TreeCare, 'months'>) {
  const most = Math.max(1, ...months.map(({ waterings }) => waterings))
  return (
    <ol aria-labelledby="year-heading" className="mt-3 grid grid-cols-12 items-end gap-0.75 text-center">
      {months.map(({ name, letter, waterings, isNow }) => (
        <li
          key={name}
          className={`text-caption leading-tight ${isNow ? 'font-semibold text-ink-inverse' : 'text-ink-inverse-soft'}`}
        >
          <span
            aria-hidden
            className={`mb-1.5 block rounded-t-badge ${isNow ? 'bg-ink-inverse' : 'bg-water'}`}
            style={{ height: 4 + Math.round((56 * waterings) / most) }}
          />
          <span className="sr-only">{name}: </span>
          <span aria-hidden className="block">
            {letter}
          </span>
          {waterings}
        </li>
      ))}
    </ol>
  )
}

function Tree({ tree, canReport }: { tree: TreeCare['trees'][number]; canReport: boolean }) {
  return (
    <Card className="flex flex-col p-5.5 print:break-inside-avoid print:p-3">
      <article className="flex flex-1 flex-col">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 className="text-h3">{tree.name}</h2>
            <p className="sci">{tree.scientificName}</p>
            <p className="mt-2 text-small text-ink-soft">
              Planted {tree.plantedOn}
              <br />
              {tree.size} that day
            </p>
          </div>
          <PlantPicture
            picture={tree.picture}
            sizes="128px"
            eager
            className="max-w-28 flex-none rounded-badge border border-line md:max-w-32 print:max-w-18"
          />
        </div>
        <p className="mt-4 text-ui">
          <b className="font-semibold">This season.</b> {tree.season}
        </p>
        <dl className="mt-3">
          {tree.facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 print:hidden">
          {canReport && (
            // Loads the page anew: only then does the browser open the form that the link names.
            <ButtonLink to="?#report" reloadDocument look="line" size="small">
              <Camera aria-hidden className="size-5" strokeWidth={1.75} />
              Something looks wrong
            </ButtonLink>
          )}
          {tree.slug !== null && (
            <Link
              to={`/plant-database/${tree.slug}`}
              aria-label={`The guide to ${tree.name}`}
              className="inline-flex min-h-11 items-center text-small text-link underline"
            >
              Its guide
            </Link>
          )}
        </p>
      </article>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-t border-line text-small print:min-h-0 print:py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}

function AskUs({ page, phone, ...acting }: Omit<YourTreesProps, 'trees'>) {
  const { can, words } = page
  return (
    <Card className="grid gap-3 p-5.5">
      <div>
        <h2 className="text-h4">Ask us</h2>
        <p className="mt-1 text-small text-ink-soft">{words.text}</p>
      </div>
      {can.report && <MessageForm intent="report" {...acting} />}
      {can.ask && <MessageForm intent="ask" {...acting} />}
      <a
        href={telephoneLink(phone)}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-link underline"
      >
        <Phone aria-hidden className="size-5" strokeWidth={1.75} />
        {phone}
      </a>
    </Card>
  )
}
