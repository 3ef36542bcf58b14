import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import type { PageLine, PageVersion } from '#domain/quotes/quote-page-data.ts'

// A table in print and from 768 px. On a phone each row is the plant and its total; the other numbers are below the name.
const row =
  'border-b border-line max-md:not-print:flex max-md:not-print:justify-between max-md:not-print:gap-3 max-md:not-print:py-4 print:break-inside-avoid'
const numberCell = 'py-4 pl-5 text-right align-middle tabular-nums print:py-0.5'
const onTable = 'max-md:not-print:hidden'
const head = 'pb-3 print:pb-1 pl-5 text-right text-ui font-normal text-ink-soft whitespace-nowrap'

export function QuoteLines({ lines }: { lines: readonly PageLine[] }) {
  return (
    <table className="w-full border-b border-ink max-md:not-print:block">
      <caption className="sr-only">Plants and work in this quote</caption>
      <thead className="border-b border-line max-md:not-print:hidden">
        <tr>
          <th scope="col" className="pb-3 print:pb-1 text-left text-ui font-normal text-ink-soft">
            {lines.some(({ isPlant }) => isPlant) ? 'Plant' : 'Work'}
          </th>
          {['Each', 'Quantity', 'Total'].map((label) => (
            <th key={label} scope="col" className={head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:not-print:block">
        {lines.map((line) => (
          <tr key={line.line} className={row}>
            <th
              scope="row"
              className="py-4 text-left font-normal print:py-0.5 max-md:not-print:block max-md:not-print:p-0"
            >
              <Item line={line} />
            </th>
            <td className={`${numberCell} ${onTable}`}>
              {line.each}
              {line.eachParts !== '' && (
                <span className="block text-caption text-ink-quiet lg:max-xl:not-print:hidden print:whitespace-nowrap">
                  {line.eachParts}
                </span>
              )}
            </td>
            <td className={`${numberCell} ${onTable}`}>{line.quantity}</td>
            <td className={`${numberCell} font-display text-h4 max-md:not-print:p-0 print:text-ui`}>
              {line.total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Item({ line }: { line: PageLine }) {
  const details = [line.size, line.outcome ?? line.options, line.reason].filter((text) => text !== '')
  return (
    <div className="flex items-center gap-4 print:gap-3">
      {line.isPlant && (
        <PlantPicture
          picture={line.picture}
          sizes="88px"
          eager
          className="max-w-18 flex-none self-start rounded-badge border border-line md:max-w-22 print:max-w-9"
        />
      )}
      <span className="text-small text-ink-soft print:leading-snug">
        <span className="block font-display text-h4 font-[480] text-ink print:text-ui">{line.name}</span>
        {line.scientificName !== '' && (
          <span className="block sci max-md:hidden print:hidden">{line.scientificName}</span>
        )}
        <span className="block md:hidden print:hidden">
          {line.quantity} × {line.each}
        </span>
        {details.map((text) => (
          <span key={text} className="block print:hidden">
            {text}
          </span>
        ))}
        <span className="hidden print:block">{details.join('. ')}</span>
      </span>
    </div>
  )
}

type QuoteSumsProps = { version: PageVersion; gone: readonly string[] }

export function QuoteSums({ version, gone }: QuoteSumsProps) {
  return (
    <div className="mt-4 grid gap-6 print:mt-2 md:grid-cols-[minmax(0,1fr)_400px] print:grid-cols-[1fr_3.4in] print:break-inside-avoid">
      <div>
        {gone.length > 0 && (
          <div className="rounded-box bg-best-surface px-4 py-3 text-small text-best print:p-0 print:text-ink">
            <p className="font-semibold">No longer in stock, and not in the total:</p>
            <ul>
              {gone.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div>
        <dl className="tabular-nums">
          {version.sums.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-6 py-1 print:py-0.5 print:leading-snug">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-nowrap">{value}</dd>
            </div>
          ))}
          <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-line pt-3 print:mt-1 print:pt-1">
            <dt className="font-semibold">{version.isOfficial ? 'Total, tax included' : 'Total estimate'}</dt>
            <dd className="font-display text-h3">{version.total}</dd>
          </div>
        </dl>
        {version.quotedTotal !== null && (
          <p className="mt-1 text-caption text-ink-quiet">
            For what was done. The quote was {version.quotedTotal}.
          </p>
        )}
        {version.note !== '' && <p className="mt-1 text-caption text-ink-quiet">{version.note}</p>}
      </div>
    </div>
  )
}
