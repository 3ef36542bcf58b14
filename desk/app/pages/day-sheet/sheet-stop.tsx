import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/day-sheet.page.ts'
import { noStreet } from '#domain/delivery/street-address.ts'
import { Both, Spanish, TickBox } from './sheet-words.tsx'

type SheetVisit = Route.ComponentProps['loaderData']['sheet']['pickups'][number]

type SheetStopProps = {
  visit: SheetVisit
  /** The heading above the first stop of a community. */
  town: ReactNode | null
}

/** One stop with its lines. It isn't split over two pages, and a heading stays with its first stop. */
export function SheetStop({ visit, town }: SheetStopProps) {
  return (
    <tbody className="break-inside-avoid border-b border-line-control max-[40rem]:block">
      {town !== null && (
        <tr className="max-[40rem]:block">
          <th
            scope="rowgroup"
            colSpan={7}
            className="border-b border-ink pt-3 pb-1.5 group-data-[dense=true]/sheet:print:pt-2 group-data-[dense=true]/sheet:print:pb-1 text-left font-display text-[1.125rem] leading-none font-medium max-[40rem]:block"
          >
            {town}
          </th>
        </tr>
      )}
      <tr className="max-[40rem]:flex">
        <td
          rowSpan={visit.lines.length + visit.extras.length + 2}
          className="pt-2.5 align-top font-display text-[1.75rem] group-data-[dense=true]/sheet:print:pt-1.5 leading-none max-[40rem]:w-9 max-[40rem]:flex-none"
        >
          {visit.stop}
        </td>
        <td
          colSpan={6}
          className="pt-2.5 pb-0.5 align-top group-data-[dense=true]/sheet:print:pt-1.5 max-[40rem]:flex-1"
        >
          <Who visit={visit} />
        </td>
      </tr>
      {visit.lines.map((line) => (
        <Line key={line.line} line={line} />
      ))}
      {visit.extras.map((extra) => (
        <OtherWorkLine key={extra.line} extra={extra} />
      ))}
      <Collect collect={visit.collect} />
    </tbody>
  )
}

function Who({ visit }: { visit: SheetVisit }) {
  const { number, who, address, phone, call, hour, ticket, mayDig, collect, crewNote, request } = visit
  const isStop = visit.stop !== null
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere">
          <Link
            to={`/calendar/${number}`}
            className="inline-flex min-h-11 items-center font-display text-[1.0625rem] font-medium text-ink underline underline-offset-3 print:inline print:no-underline"
          >
            {who}
          </Link>{' '}
          {isStop && (address || <Both english={noStreet} spanish="Falta la calle" />)}
        </span>
        <b className="flex-none font-display text-[1.0625rem] font-medium">{hour}</b>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4">
        {call === null ? (
          <span>{phone}</span>
        ) : (
          <a href={call} className="font-medium text-ink max-[40rem]:py-2.5">
            {phone}
          </a>
        )}
        <span className="hidden group-data-[dense=true]/sheet:print:inline">
          <Sum collect={collect} />
        </span>
        {isStop && mayDig && <span>{ticket}</span>}
        {!mayDig && (
          <b className="font-semibold">
            {ticket}. Don’t dig <Spanish>/ No excavar</Spanish>
          </b>
        )}
      </p>
      {crewNote !== '' && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{crewNote}</p>}
      {request !== '' && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">“{request}”</p>}
    </>
  )
}

const ways: [string, string][] = [
  ['Check', 'Cheque'],
  ['Zelle', ''],
  ['Card', 'Tarjeta'],
  ['Cash', 'Efectivo'],
]

const Sum = ({ collect }: Pick<SheetVisit, 'collect'>) =>
  collect === null ? (
    <Both english="Collect nothing" spanish="No cobrar" />
  ) : (
    <span>
      <Both english="Collect" spanish="Cobrar" />{' '}
      <b className="ml-1 font-display text-[1.1875rem] leading-none font-medium">{collect}</b>
    </span>
  )

/** The one amount on the sheet. */
function Collect({ collect }: Pick<SheetVisit, 'collect'>) {
  return (
    // With many stops on paper, the sum is beside the phone number.
    <tr className="group-data-[dense=true]/sheet:print:hidden max-[40rem]:ml-9 max-[40rem]:block">
      <td colSpan={6} className="pt-1 pb-2.5 max-[40rem]:block">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border border-ink px-2.5 py-1">
          <Sum collect={collect} />
          {collect !== null &&
            ways.map(([english, spanish]) => (
              <span key={english} className="flex items-center gap-1.5">
                <TickBox className="size-3.5" />
                {spanish === '' ? english : <Both english={english} spanish={spanish} />}
              </span>
            ))}
        </div>
      </td>
    </tr>
  )
}

const work = {
  plant: <Both english="Plant" spanish="Plantar" />,
  deliver: <Both english="Deliver only" spanish="Solo entregar" />,
  'set-out': <Both english="Set out" spanish="Preparar" />,
}

const rowClass =
  'border-dotted border-line-control [&:not(:last-child)]:border-b max-[40rem]:ml-9 max-[40rem]:grid max-[40rem]:grid-cols-[1.75rem_auto_1fr_auto] max-[40rem]:items-center'
const cell =
  'py-1 pr-2 last:pr-0 min-[40rem]:h-8 group-data-[dense=true]/sheet:print:h-6.5 group-data-[dense=true]/sheet:print:py-0.5'

/** Its words are the owner's, in one language. */
function OtherWorkLine({ extra: { name, quantity } }: { extra: SheetVisit['extras'][number] }) {
  return (
    <tr className={rowClass}>
      <td className={`${cell} font-display text-[1.0625rem]`}>{quantity}</td>
      <td colSpan={3} className={`${cell} wrap-anywhere max-[40rem]:col-span-2`}>
        <b className="font-semibold">{name}</b>
      </td>
      <td colSpan={2} className={`${cell} max-[40rem]:pr-0`}>
        <TickBox className="size-4.5 max-[40rem]:ml-auto" />
      </td>
    </tr>
  )
}

function Line({ line }: { line: SheetVisit['lines'][number] }) {
  return (
    <tr className={rowClass}>
      <td className={`${cell} font-display text-[1.0625rem]`}>{line.quantity}</td>
      <td className={`${cell} wrap-anywhere max-[40rem]:col-span-2`}>
        <b className="font-semibold">{line.name}</b>{' '}
        {line.spanishName !== null && <Spanish>/ {line.spanishName}</Spanish>}
        {line.isOut && (
          <b className="block font-semibold text-danger">
            <Both english="Out" spanish="Agotado" />
          </b>
        )}
      </td>
      <td className={`${cell} max-[40rem]:col-start-2 max-[40rem]:row-start-2`}>{line.size}</td>
      <td className={`${cell} max-[40rem]:col-span-2 max-[40rem]:col-start-3 max-[40rem]:row-start-2`}>
        {work[line.work]}
        {line.hasCage && (
          <>
            , cage <Spanish>/ jaula</Spanish>
          </>
        )}
      </td>
      <td className={`${cell} max-[40rem]:col-start-4 max-[40rem]:row-start-1 max-[40rem]:pr-0`}>
        <TickBox className="size-4.5 max-[40rem]:ml-auto" />
      </td>
      <td
        className={`${cell} text-right max-[40rem]:col-span-3 max-[40rem]:col-start-2 max-[40rem]:row-start-3 max-[40rem]:pt-0 max-[40rem]:text-left max-[40rem]:empty:hidden min-[40rem]:whitespace-nowrap`}
      >
        {line.water !== '' && (
          <>
            <span className="min-[40rem]:hidden">
              Water <Spanish>/ Agua</Spanish>:{' '}
            </span>
            {line.water}
          </>
        )}
      </td>
    </tr>
  )
}
