import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { ageName } from '#domain/growth/growth-words.ts'
import { ages, type Age } from '#domain/growth/growth.ts'
import {
  firstGardenAge,
  movedInRow,
  orderText,
  parseGarden,
  gardenFields,
  gardenSearch,
  type GardenChoice,
} from '#domain/growth/garden-link.ts'
import { leftOutInWords, gardenHeight, gardenInWords } from '#domain/growth/garden-words.ts'
import { gardenLayout, type GardenLine, type GardenPlant } from '#domain/growth/garden.ts'
import { classNames } from '#ui/class-names.ts'
import { AgeTabs, ageTab } from './age-tabs.tsx'
import { GardenDrawing, type DrawnLayout } from './garden-drawing.tsx'
import { Chip, GardenLabels } from './garden-labels.tsx'

type GardenPlanProps = {
  plants: readonly GardenPlant[]
  /** The page that a link to this yard opens; null if only this device has it. */
  quotePath: string | null
  /** The id of a form that leads to the next page, which shows the same yard. */
  nextForm?: string
}

/** The customer's own plants in front of a house. Their order and age are in the URL, and nowhere else. */
export function GardenPlan({ plants, quotePath, nextForm }: GardenPlanProps) {
  const id = useId()
  const { pathname, search } = useLocation()
  const others = new URLSearchParams(search)
  const [chosen, setChosen] = useState<GardenChoice>(() => parseGarden(others, plants.length))
  const [said, setSaid] = useState('')
  // A cart may have gained or lost a plant meanwhile.
  const choice =
    chosen.order.length === plants.length
      ? chosen
      : { ...parseGarden(others, plants.length), age: chosen.age }
  const { order, age } = choice
  const inOrder = order.flatMap((index) => plants[index] ?? [])
  const layout = gardenLayout(inOrder, age)
  const drawn: DrawnLayout = {
    ...layout,
    lines: layout.lines.map((line) => ({
      ...line,
      pictures: inOrder[line.index]?.pictures ?? { young: null, halfGrown: null, grown: null },
      key: order[line.index] ?? line.index,
    })),
  }
  const choose = (next: GardenChoice) => {
    setChosen(next)
    // The loader has nothing to add, so the router needn't know.
    const url = `${pathname}${gardenSearch(next, others)}${window.location.hash}`
    window.history.replaceState(window.history.state, '', url)
  }
  const move = (line: GardenLine, to: number) => {
    const row = rowOf(layout, line)
    const next = movedInRow(order, row, row.indexOf(line.index), to)
    choose({ order: next, age })
    const now = gardenLayout(
      next.flatMap((index) => plants[index] ?? []),
      age,
    ).lines.find((each) => next[each.index] === order[line.index])
    const number = now?.number ?? line.number
    setSaid(`${line.tree.name} is now number ${number} of ${plants.length} from the left.`)
    return number
  }
  const drag = useDrag(layout, move)
  if (layout.lines.every(({ xs }) => xs.length === 0)) return null
  const leftOut = leftOutInWords(layout.lines)
  // A long quote's picture would take another sheet and show only some of its plants.
  const isPrinted = layout.lines.every(({ xs }) => xs.length > 0)
  const isLong = layout.lines.length > 6
  return (
    <section
      id="yard"
      aria-labelledby={`${id}title`}
      className={classNames(
        '@container scroll-mt-6 print:break-inside-avoid print:grid-rows-[auto_auto_auto_1fr] print:gap-x-5',
        isPrinted ? 'print:grid' : 'print:hidden',
        isLong ? 'print:grid-cols-[2.3in_minmax(0,1fr)]' : 'print:grid-cols-[3in_minmax(0,1fr)]',
      )}
    >
      <h2 id={`${id}title`} className="text-h2 print:col-span-full print:text-h4">
        Your yard in ten years
      </h2>
      <p className="mt-1 text-ink-soft print:hidden">
        Your plants around a house, all to one scale, with the way to the door left free.
      </p>
      <GardenForm others={others} className="print:hidden">
        {orderText(order) !== null && <input type="hidden" name="yard" value={orderText(order) ?? ''} />}
        <div className="mt-3">
          <AgeTabs>
            {ages.map((each) => (
              <button
                key={each}
                name="age"
                value={each}
                aria-pressed={each === age}
                onClick={(event) => {
                  event.preventDefault()
                  choose({ order, age: each })
                }}
                className={ageTab}
              >
                {ageName(each)}
              </button>
            ))}
          </AgeTabs>
        </div>
      </GardenForm>
      <figure className="print:contents">
        <div
          {...drag.handlers}
          className={classNames(
            plants.length > 1 && '[&_[data-number]]:cursor-grab',
            'touch-pan-y overflow-hidden rounded-b-box border border-t-0 border-line bg-raised max-md:not-print:-mx-(--gutter) max-md:not-print:rounded-none max-md:not-print:border-x-0 print:row-span-3 print:row-start-2 print:self-start',
          )}
        >
          <GardenDrawing layout={drawn} lifted={drag.lifted} label={gardenInWords(layout.lines, age)} />
          <GardenLabels layout={layout} />
        </div>
        <figcaption className="mt-2 text-caption text-ink-quiet print:col-start-2 print:mt-0 print:leading-tight">
          {caption(age)}{' '}
          {layout.lines.some(({ isGrowing }) => isGrowing) && 'Dots outline the grown crowns. '}
          The person is 6 ft tall.
        </figcaption>
      </figure>
      <GardenForm others={others} className="print:col-start-2">
        <ol
          aria-label={`Your plants from left to right. ${ageName(age)}`}
          className={classNames(
            'mt-3 grid gap-x-8 border-t border-line not-print:@min-[36rem]:grid-cols-2 print:mt-1 print:gap-x-2 print:border-t-0 print:text-caption',
            isLong ? 'print:grid-cols-3' : 'print:grid-cols-2',
          )}
        >
          {drawn.lines.map((line) => (
            <li
              key={line.key}
              className="flex items-center gap-3 border-b border-line py-2 print:gap-2 print:border-0 print:py-0.5"
            >
              <Chip>{line.number}</Chip>
              <span className="min-w-0 flex-1 leading-snug print:leading-tight">
                <b className="font-semibold">{line.tree.name}</b>
                {line.tree.quantity > 1 && ` × ${line.tree.quantity}`}
                <span className="block text-small text-ink-soft print:text-caption print:leading-tight">
                  <span className="print:hidden">{line.tree.containerSize}, </span>
                  {gardenHeight(line, age)}
                </span>
              </span>
              <Moves
                ids={`${id}${line.key}`}
                line={line}
                row={rowOf(layout, line)}
                order={order}
                move={(to) => void move(line, to)}
              />
            </li>
          ))}
        </ol>
        {age !== firstGardenAge && <input type="hidden" name="age" value={age} />}
      </GardenForm>
      {nextForm !== undefined &&
        [...new URLSearchParams(gardenSearch(choice, new URLSearchParams()))].map(([name, value]) => (
          <input key={name} type="hidden" form={nextForm} name={name} value={value} />
        ))}
      {leftOut !== null && (
        <p className="mt-2 text-small text-ink-soft print:col-start-2 print:mt-0.5 print:text-caption print:leading-tight">
          {leftOut}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {quotePath !== null && (
        <p className="mt-3 text-small print:hidden">
          <a
            href={`${quotePath}${gardenSearch(choice, quotePath === pathname ? others : new URLSearchParams())}#yard`}
          >
            Link to this yard
          </a>
          , in this order and at this age.{' '}
          <a
            href={`${quotePath}/hoa${gardenSearch({ order, age: firstGardenAge }, new URLSearchParams())}`}
            className="inline-block font-semibold"
          >
            Print for my HOA
          </a>
        </p>
      )}
    </section>
  )
}

/** Trees change places with trees, and low plants with low plants: the rows, as places in the order. */
const rowOf = ({ lines }: Layout, { isLow }: GardenLine) =>
  lines
    .filter((line) => line.isLow === isLow)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other)

const moves = [
  { by: -1, words: 'left', Icon: ArrowLeft },
  { by: 1, words: 'right', Icon: ArrowRight },
]

type MovesProps = {
  ids: string
  line: GardenLine
  row: readonly number[]
  order: readonly number[]
  move: (to: number) => void
}

function Moves({ ids, line, row, order, move }: MovesProps) {
  const at = row.indexOf(line.index)
  if (row.length < 2) return null
  return (
    <span className="flex gap-1.5 print:hidden">
      {moves.map(({ by, words, Icon }) => {
        const to = Math.min(Math.max(0, at + by), row.length - 1)
        return (
          <button
            key={by}
            id={`${ids}${by}`}
            name="yard"
            value={orderText(movedInRow(order, row, at, to)) ?? ''}
            aria-label={`Move ${line.tree.name} ${words}`}
            aria-disabled={to === at}
            onClick={(event) => {
              event.preventDefault()
              if (to === at) return
              // The list item moves, and the focus with it.
              flushSync(() => move(to))
              document.querySelector<HTMLElement>(`#${CSS.escape(`${ids}${by}`)}`)?.focus()
            }}
            className="grid size-11 place-items-center rounded-box border border-line-control hover:bg-raised aria-disabled:border-line aria-disabled:text-on-disabled"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        )
      })}
    </span>
  )
}

function caption(age: Age): string {
  if (age === 0) return 'Planting day, with the heights we measured.'
  return `${ageName(age)}: our estimate, drawn at the middle of what’s likely, never a promise.`
}

type GardenFormProps = {
  /** The page's other parameters stay. */
  others: URLSearchParams
  className?: string
  children: ReactNode
}

/** Without JavaScript its buttons load the page with another order or age. */
function GardenForm({ others, className, children }: GardenFormProps) {
  return (
    <form action="#yard" className={className}>
      {[...others].map(
        ([name, value]) =>
          !gardenFields.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}

type Layout = ReturnType<typeof gardenLayout>

/** Dragging a plant with a mouse or finger. Others of its row make room as it passes them. */
function useDrag(layout: Layout, move: (line: GardenLine, to: number) => number) {
  const { lines, widthFt } = layout
  const [lifted, setLifted] = useState<{ number: number; x: number } | null>(null)
  const grabbed = useRef<{ number: number; offsetFt: number; startX: number } | null>(null)
  const feetAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return ((event.clientX - left) / width) * widthFt
  }
  const middleOf = (xs: readonly number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length
  const drop = () => {
    grabbed.current = null
    setLifted(null)
  }
  return {
    lifted,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const target = event.target instanceof Element ? event.target.closest('[data-number]') : null
        const line = lines[Number(target?.getAttribute('data-number') ?? 0) - 1]
        if (line === undefined || event.button !== 0 || rowOf(layout, line).length < 2) return
        grabbed.current = {
          number: line.number,
          offsetFt: middleOf(line.xs) - feetAt(event),
          startX: event.clientX,
        }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = grabbed.current
        if (held === null || (lifted === null && Math.abs(event.clientX - held.startX) < 5)) return
        const line = lines[held.number - 1]
        if (line === undefined) return
        const x = feetAt(event) + held.offsetFt
        const row = rowOf(layout, line)
        const others = row
          .filter((index) => index !== line.index)
          .map((index) => lines.find((each) => each.index === index)?.xs ?? [])
        const after = others.findIndex((xs) => xs.length > 0 && middleOf(xs) > x)
        const to = after === -1 ? others.findLastIndex((xs) => xs.length > 0) + 1 : after
        if (to !== row.indexOf(line.index)) held.number = move(line, to)
        setLifted({ number: held.number, x })
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}
