import type { ReactNode } from 'react'
import { RingMark } from '#ui/ring-mark.tsx'
import type { Route } from './+types/day-sheet.page.ts'
import { SheetStop } from './sheet-stop.tsx'
import { Both, Spanish, TickBox } from './sheet-words.tsx'

type DaySheet = Route.ComponentProps['loaderData']['sheet']

/** A day on paper, for the crew: a letter page that goes on to a second one only for many stops. What's to be collected is the only amount on it. */
export function DaySheetPaper({ sheet }: { sheet: DaySheet }) {
  const { stops, plants, towns, pickups } = sheet
  // Set tighter on paper, so that a second page is rarely needed.
  const isDense = stops + pickups.length > 4
  return (
    <article
      data-dense={isDense}
      className="day-sheet group/sheet mx-auto flex max-w-230 flex-col bg-control px-(--gutter) py-6 leading-[1.35] text-small lg:my-8 lg:px-13 lg:py-11 print:m-0 print:min-h-[9.8in] print:max-w-none print:bg-transparent print:p-0"
    >
      <header className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b-2 border-ink pb-2.5">
        <RingMark className="size-11.5 flex-none text-brand" />
        <h1 className="text-[1.875rem] leading-none">
          Day sheet{' '}
          <Spanish className="block font-display text-[1.1875rem] tracking-normal min-[40rem]:inline">
            Hoja del día
          </Spanish>
        </h1>
        <p className="font-display text-[1.1875rem] leading-tight font-medium min-[40rem]:ml-auto min-[40rem]:text-right">
          {sheet.name}
          <Spanish className="block font-text text-caption">{sheet.nameInSpanish}</Spanish>
        </p>
      </header>
      <dl className="grid grid-cols-2 border-b border-ink min-[40rem]:grid-cols-[1fr_1fr_1fr_2fr]">
        <Fact english="Stops" spanish="Paradas">
          {stops}
        </Fact>
        <Fact english="Plants" spanish="Plantas">
          {plants}
        </Fact>
        {/* Written in by hand. */}
        <Fact english="Miles" spanish="Millas" />
        <Fact english="Crew" spanish="Cuadrilla" />
      </dl>
      {stops + pickups.length === 0 ? (
        <p className="py-10 text-center text-ui">
          Nothing is agreed for this day. <Spanish>Nada para este día.</Spanish>
        </p>
      ) : (
        <Stops sheet={sheet} />
      )}
      <Foot load={towns.length === 0 ? [] : sheet.load} />
    </article>
  )
}

function Fact({ english, spanish, children }: { english: string; spanish: string; children?: ReactNode }) {
  return (
    <div className="border-line-control px-2.5 py-2 nth-[n+2]:border-l max-[40rem]:odd:border-l-0 max-[40rem]:odd:pl-0 min-[40rem]:first:pl-0">
      <dt>
        <Both english={english} spanish={spanish} />
      </dt>
      <dd className="min-h-6 font-display text-[1.1875rem] leading-tight font-medium">{children}</dd>
    </div>
  )
}

// Widths follow the size of the text, which is smaller on paper.
const heading = 'pt-2 pb-1 pr-2 last:pr-0 text-left align-bottom text-caption font-semibold text-ink-soft'

function Stops({ sheet }: { sheet: DaySheet }) {
  const { towns, pickups } = sheet
  return (
    // On a phone, its rows are laid out one below the other.
    <table className="mb-5 w-full border-collapse max-[40rem]:block min-[40rem]:table-fixed">
      {/* Repeated on a second page, with the date. */}
      <thead className="max-[40rem]:sr-only">
        <tr>
          <td colSpan={2} className={`${heading} w-16.5`}>
            {sheet.shortName}
          </td>
          <th scope="col" className={heading}>
            <Both english="Plant" spanish="Planta" />
          </th>
          <th scope="col" className={`${heading} w-[6.2rem]`}>
            <Both english="Size" spanish="Tamaño" />
          </th>
          <th scope="col" className={`${heading} w-[12.4rem]`}>
            <Both english="What we do" spanish="Qué hacemos" />
          </th>
          <th scope="col" className={`${heading} w-8`}>
            <span className="sr-only">Done</span>
          </th>
          <th scope="col" className={`${heading} w-[7.9rem] text-right`}>
            <Both english="Water" spanish="Agua" />
          </th>
        </tr>
      </thead>
      {towns.flatMap(({ town, visits }) =>
        visits.map((visit, index) => (
          <SheetStop
            key={visit.number}
            visit={visit}
            town={index === 0 ? (town === '' ? 'No town given' : town) : null}
          />
        )),
      )}
      {pickups.map((visit, index) => (
        <SheetStop
          key={visit.number}
          visit={visit}
          town={index === 0 ? <Both english="They pick it up here" spanish="Recogen aquí" /> : null}
        />
      ))}
    </table>
  )
}

function Foot({ load }: Pick<DaySheet, 'load'>) {
  return (
    <div className="mt-3 grid break-inside-avoid gap-x-6 gap-y-5 border-t-2 border-ink pt-2.5 min-[40rem]:grid-cols-[1.7fr_1fr] print:mt-auto">
      {load.length > 0 && (
        <section>
          <h2 className="font-text text-small font-semibold tracking-normal">
            <Both english="Load" spanish="Cargar" />
          </h2>
          <ul className="mt-1 gap-x-4 min-[40rem]:columns-2">
            {load.map(({ words, spanish, grower }) => (
              <li key={words + grower} className="flex break-inside-avoid gap-2 py-1 print:py-px">
                <TickBox className="mt-0.5 size-3.5" />
                <span>
                  {words}{' '}
                  {grower === undefined ? (
                    <Spanish className="block text-caption print:inline">{spanish}</Spanish>
                  ) : (
                    <b className="block text-caption font-semibold print:inline">
                      {grower ?? <Both english="Our yard" spanish="Nuestro vivero" />}
                    </b>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={load.length > 0 ? '' : 'min-[40rem]:col-span-2'}>
        <h2 className="font-text text-small font-semibold tracking-normal">
          <Both english="Notes" spanish="Notas" />
        </h2>
        <div aria-hidden>
          {[1, 2, 3].map((line) => (
            <div key={line} className="h-7 border-b border-line-control" />
          ))}
        </div>
      </section>
    </div>
  )
}
