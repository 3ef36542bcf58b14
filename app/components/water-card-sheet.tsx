import type { ReactNode } from 'react'
import { WaterBuckets } from '#app/components/water-buckets.tsx'
import { cardWords, type WaterCard } from '#domain/care/water-card.ts'
import type { CardLanguage } from '#domain/care/water-words.ts'
import { RingMark } from '#ui/ring-mark.tsx'

type WaterCardSheetProps = {
  card: WaterCard
  language: CardLanguage
  companyName: string
  /** Opposite the title. */
  note: ReactNode
  help: string
  phone: string
  /** Below the rules. */
  children?: ReactNode
}

/** The water card, on one letter-size page. */
export function WaterCardSheet({
  card,
  language,
  companyName,
  note,
  help,
  phone,
  children,
}: WaterCardSheetProps) {
  const words = cardWords[language]
  return (
    <article
      className={`rounded-dialog border border-line bg-raised p-5 md:p-8 print:rounded-none print:border-0 print:bg-transparent print:p-0 ${card.rows.length > 4 ? 'print:[zoom:0.68]' : isLong(card) ? 'print:[zoom:0.82]' : ''}`}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-3">
        <div>
          <p className="flex items-center gap-2 text-small text-ink-soft">
            <RingMark className="size-7 text-brand" /> {companyName}
          </p>
          <h1 className="mt-1 text-h2">{words.title}</h1>
        </div>
        <p className="text-small md:text-right print:text-right">{note}</p>
      </header>
      <Amounts card={card} language={language} />
      <Often card={card} language={language} />
      <section className="mt-5 print:mt-4">
        <h2 className="text-h4">{words.rulesTitle}</h2>
        <ol className="mt-2 grid gap-x-8 md:grid-cols-2 print:grid-cols-2">
          {words.rules.map((rule, index) => (
            <li key={rule} className="flex gap-3 border-t border-line py-2 text-small print:py-1">
              <b className="w-3.5 flex-none font-display text-h4 leading-none font-[480] text-brand">
                {index + 1}
              </b>
              {rule}
            </li>
          ))}
        </ol>
        {children}
      </section>
      <p className="mt-4 border-t border-ink pt-3 text-ui">
        {help} <b className="font-semibold whitespace-nowrap">{phone}</b>
      </p>
    </article>
  )
}

type PartProps = { card: WaterCard; language: CardLanguage }

/** More sizes need smaller print, or the rest would go onto a second sheet. */
const isLong = ({ amounts }: WaterCard) => amounts.length > 2

function Amounts({ card, language }: PartProps) {
  const words = cardWords[language]
  return (
    <section className="mt-4">
      <h2 className="text-h4">{words.amounts}</h2>
      <p className="text-small text-ink-soft">{words.bucketNote}</p>
      <ul
        className={`mt-2 grid gap-x-8 md:grid-cols-2 ${isLong(card) ? 'print:grid-cols-3 print:gap-x-4' : 'print:grid-cols-2'}`}
      >
        {card.amounts.map(({ size, trees, gallons, later, buckets, fills }) => (
          <li
            key={`${size} ${gallons} ${later}`}
            className="flex items-center justify-between gap-4 border-t border-line py-2 print:py-1"
          >
            <span className="text-small">
              <b className="block text-ui font-semibold">
                {size}: {gallons}
              </b>
              {buckets !== '' && (
                <span className="block">
                  {buckets}
                  {later !== '' && `; ${words.later} ${later}`}
                </span>
              )}
              <span className="block text-ink-soft">{trees.join(', ')}</span>
            </span>
            <WaterBuckets fills={fills} {...(isLong(card) && { className: 'print:hidden' })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const box =
  'border border-line px-1 py-1.5 text-center md:max-lg:px-0.5 tabular-nums whitespace-nowrap print:py-0.5'

/** The same on a phone, which has no room for twelve months beside each other. */
function YearByMonth({ card: { rows, months }, language }: PartProps) {
  return rows.map(({ key, trees, years }) => (
    <table key={key} className="mt-3 w-full table-fixed border-collapse text-small md:hidden print:hidden">
      {rows.length > 1 && <caption className="pb-1 text-left font-semibold">{trees.join(', ')}</caption>}
      <thead>
        <tr>
          <th scope="col" className="w-14">
            <span className="sr-only">{cardWords[language].year}</span>
          </th>
          {cardWords[language].years.slice(0, years.length).map((year) => (
            <th key={year} scope="col" className={`${box} bg-sunk font-semibold whitespace-normal!`}>
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row" className={`${box} text-left! font-normal`}>
              {month}
            </th>
            {years.map((cells, year) => (
              <td key={cardWords[language].years[year]} className={box}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

function Often({ card, language }: PartProps) {
  const words = cardWords[language]
  const hasRain = card.rows.some(({ years }) => years.flat().includes(words.rain))
  return (
    <section className="mt-5 print:mt-4">
      <h2 className="text-h4">{words.often}</h2>
      <p className="mt-1 text-small">
        {card.first.map(({ label, every }) => (
          <span key={label}>
            <b className="font-semibold">{label}:</b> {every}.{' '}
          </span>
        ))}
      </p>
      <YearByMonth card={card} language={language} />
      <div className="mt-2 max-md:not-print:hidden">
        <table className="w-full table-fixed border-collapse text-caption">
          <thead>
            <tr>
              <th scope="col" className="w-26 md:max-lg:w-22">
                <span className="sr-only">{words.year}</span>
              </th>
              {card.months.map((month) => (
                <th key={month} scope="col" className={`${box} bg-sunk font-semibold`}>
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          {card.rows.map(({ key, trees, years }) => (
            <tbody key={key}>
              {card.rows.length > 1 && (
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={13}
                    className="pt-2.5 pb-1 text-left text-small font-semibold print:pt-1 print:pb-0.5"
                  >
                    {trees.join(', ')}
                  </th>
                </tr>
              )}
              {years.map((cells, year) => (
                <tr key={words.years[year]}>
                  <th scope="row" className={`${box} text-left! font-normal`}>
                    {words.years[year]}
                  </th>
                  {cells.map((days, month) => (
                    <td key={card.months[month]} className={box}>
                      {days}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {hasRain && <p className="mt-1.5 text-caption text-ink-quiet">{words.rainNote}</p>}
      {card.dry.length > 0 && (
        <p className="mt-1.5 text-caption">
          {words.dryNote} {card.dry.join('; ')}.
        </p>
      )}
    </section>
  )
}
