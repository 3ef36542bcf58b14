import { ContactButtons } from '#desk/app/components/act-links.tsx'
import { DayPicker } from '#desk/app/components/day-picker.tsx'
import { DespiteChange } from '#desk/app/components/despite-change.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { hourInWords, shortDay, shortWeekday } from '#domain/time/day-words.ts'
import type { CalendarPage, WaitingOrder } from './calendar-page.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from 'react-router'
import type { Agreeing } from './use-agreeing.ts'

type WaitingOrdersProps = { page: CalendarPage; agreeing: Agreeing; isOld: boolean }

/** Accepted orders without a day, the longest wait first. One is unfolded, with the days that suit it. */
export function WaitingOrders({ page, agreeing, isOld }: WaitingOrdersProps) {
  const { fetcher } = agreeing
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  return (
    <>
      <p
        role="status"
        className={classNames(
          'px-(--gutter) text-small',
          outcome !== undefined && 'pb-3',
          outcome?.kind === 'refused' ? 'font-medium whitespace-pre-line text-danger' : 'text-good',
        )}
      >
        {outcome?.message}
      </p>
      {page.waiting.length === 0 ? (
        <p className="px-(--gutter) pb-4 text-small text-ink-soft">Every accepted order has its day.</p>
      ) : (
        <ul className="border-t border-ink">
          {page.waiting.map((order) => (
            <Order key={order.number} order={order} agreeing={agreeing} isOld={isOld} />
          ))}
        </ul>
      )}
    </>
  )
}

function Order({ order, agreeing, isOld }: { order: WaitingOrder; agreeing: Agreeing; isOld: boolean }) {
  const isOpen = agreeing.order?.number === order.number
  return (
    <li
      className={classNames(
        'relative border-b border-line px-(--gutter) py-3',
        isOpen && 'bg-control shadow-[inset_4px_0_var(--color-ink)]',
      )}
    >
      <h3 className="font-text text-ui leading-tight font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => agreeing.open(order)}
          className={classNames('text-left', !isOpen && 'after:absolute after:inset-0')}
        >
          <span className="font-display text-[1.1875rem] font-medium">{order.who}</span>
        </button>{' '}
        <span className="ml-1 text-ink-soft">{order.town}</span>
      </h3>
      <p className="mt-0.5 text-small leading-snug text-ink-soft">
        {order.plants}
        {order.isDigging ? ', 811 needed' : ', no digging'}. Accepted {order.acceptedOn}.
      </p>
      <p className="text-small leading-snug font-semibold">
        {order.weeks === '' ? 'No weeks named' : order.weeks}
      </p>
      {order.hasOpenChange && (
        <p className="mt-1 text-small font-semibold text-best">{order.firstName} asks for a change.</p>
      )}
      {isOpen && <AgreeForm order={order} agreeing={agreeing} isOld={isOld} />}
    </li>
  )
}

function AgreeForm({ order, agreeing, isOld }: { order: WaitingOrder; agreeing: Agreeing; isOld: boolean }) {
  const { fetcher, choices, day, hour } = agreeing
  const isOnline = useOnline()
  const when = [
    day !== '' && `${shortWeekday(day)}, ${shortDay(day)}`,
    hour !== '' && hourInWords(Number(hour)),
  ].filter((part) => part !== false)
  return (
    <>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
        <ContactButtons contactLinks={order.contactLinks} who={order.who} isStale={!isOnline || isOld} />
      </div>
      <fetcher.Form method="post" action={`/quotes/${order.number}`} className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="agree" />
        <input type="hidden" name="afterEvent" value={order.seq} />
        <DayPicker
          firstName={order.firstName}
          dayNeeds={order}
          choices={choices}
          day={day}
          onDay={agreeing.setDay}
          hour={hour}
          onHour={agreeing.setHour}
        />
        {order.hasOpenChange && <DespiteChange firstName={order.firstName} />}
        <Button type="submit" look="action" disabled={!isOnline || isOld || fetcher.state !== 'idle'}>
          {when.length === 0 ? 'Agree' : `Agree on ${when.join(', ')}`}
        </Button>
        <p className="text-caption text-ink-soft">
          {order.contactLinks.mail === null
            ? `${order.firstName} has no email address: text or call with the day.`
            : `${order.firstName} gets an email with the day.`}{' '}
          <Link to={`/quotes/${order.number}`}>Open the quote</Link>
        </p>
      </fetcher.Form>
    </>
  )
}
