import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { ageName, bandInWords } from '#domain/growth/growth-words.ts'
import { ages, type Age } from '#domain/growth/growth.ts'
import {
  firstGardenAge,
  moved,
  orderText,
  parseGarden,
  gardenFields,
  gardenSearch,
  type GardenChoice,
} from '#domain/growth/garden-link.ts'
import { leftOutInWords, gardenHeight, gardenInWords } from '#domain/growth/garden-words.ts'
import { gardenLayout, type GardenPlant } from '#domain/growth/garden.ts'
import { classNames } from '#ui/class-names.ts'
import { GardenDrawing, type DrawnLayout } from './garden-drawing.tsx'

type GardenPlanProps = {
  plants: readonly GardenPlant[]
  /** The page that a link to this yard opens; null if only this device has it. */
  quotePath: string | null
  /** The id of a form that leads to the next page, which shows the same yard. */
  nextForm?: string
  /** True in a drawer, whose page has a URL of its own. */
  isOverPage?: boolean
  heading?: 'h2' | 'h3'
}

/** The customer's own plants in front of a house. Their order and age are in the URL, and nowhere else. */
export function GardenPlan({
  plants,
  quotePath,
  nextForm,
  isOverPage = false,
  heading: Heading = 'h2',
}: GardenPlanProps) {
  const id = useId()
  const { pathname, search } = useLocation()
  const others = new URLSearchParams(isOverPage ? '' : search)
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
    lines: layout.lines.map((line, at) => ({
      ...line,
      pictures: inOrder[at]?.pictures ?? { young: null, grown: null },
      key: order[at] ?? at,
    })),
  }
  const choose = (next: GardenChoice) => {
    setChosen(next)
    if (isOverPage) return
    // The loader has nothing to add, so the router needn't know.
    const url = `${pathname}${gardenSearch(next, others)}${window.location.hash}`
    window.history.replaceState(window.history.state, '', url)
  }
  const move = (from: number, to: number) => {
    choose({ order: moved(order, from, to), age })
    setSaid(`${inOrder[from]?.name ?? ''} is now number ${to + 1} of ${plants.length} from the left.`)
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
      <Heading id={`${id}title`} className="text-h3 print:col-span-full print:text-h4">
        Your yard, drawn
      </Heading>
      <p className="mt-1 text-ink-soft print:hidden">
        Your plants in front of a house, all to one scale. Look at it together, and see what it becomes.
      </p>
      <GardenForm others={others} className="print:hidden">
        {orderText(order) !== null && <input type="hidden" name="yard" value={orderText(order) ?? ''} />}
        <div
          role="group"
          aria-label="Age"
          className="mt-4 grid grid-cols-5 overflow-hidden rounded-box border border-line-control print:hidden"
        >
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
              className="min-h-12 border-l border-line-control bg-control px-1 text-caption leading-tight font-semibold first:border-l-0 focus-visible:-outline-offset-3 aria-pressed:bg-brand aria-pressed:text-on-brand @min-[36rem]:text-small"
            >
              {ageName(each)}
            </button>
          ))}
        </div>
      </GardenForm>
      <figure className="mt-3 print:contents">
        <div
          {...drag.handlers}
          className={classNames(
            'touch-pan-y overflow-hidden rounded-box border border-line bg-raised print:row-span-3 print:row-start-2 print:self-start',
            !isOverPage &&
              'max-md:not-print:-mx-(--gutter) max-md:not-print:rounded-none max-md:not-print:border-x-0',
          )}
        >
          <GardenDrawing
            layout={drawn}
            age={age}
            lifted={drag.lifted}
            label={gardenInWords(layout.lines, age)}
          />
          <Labels layout={layout} />
        </div>
        <figcaption className="mt-2 text-caption text-ink-quiet print:col-start-2 print:mt-0 print:leading-tight">
          {caption(age)} {age !== 'grown' && 'Pale is how large they may get, full grown. '}The person is 6 ft
          tall.
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
          {drawn.lines.map((line, at) => (
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
              {plants.length > 1 && (
                <span className="flex gap-1.5 print:hidden">
                  {moves.map(({ by, words, Icon }) => (
                    <button
                      key={by}
                      id={`${id}${line.key}${by}`}
                      name="yard"
                      value={orderText(moved(order, at, Math.max(0, at + by))) ?? ''}
                      aria-label={`Move ${line.tree.name} ${words}`}
                      aria-disabled={at + by < 0 || at + by >= plants.length}
                      onClick={(event) => {
                        event.preventDefault()
                        const to = at + by
                        if (to < 0 || to >= plants.length) return
                        // The list item moves, and the focus with it.
                        flushSync(() => move(at, to))
                        document
                          .querySelector<HTMLElement>(`#${CSS.escape(`${id}${line.key}${by}`)}`)
                          ?.focus()
                      }}
                      className="grid size-11 place-items-center rounded-box border border-line-control hover:bg-raised aria-disabled:border-line aria-disabled:text-on-disabled"
                    >
                      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                    </button>
                  ))}
                </span>
              )}
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
          , in this order and at this age.
        </p>
      )}
    </section>
  )
}

const moves = [
  { by: -1, words: 'left', Icon: ArrowLeft },
  { by: 1, words: 'right', Icon: ArrowRight },
]

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

function Chip({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="grid size-5.5 flex-none place-items-center rounded-pill border border-ink bg-raised text-caption leading-none font-semibold tabular-nums"
    >
      {children}
    </span>
  )
}

/** Under the picture, so they have the same size at every width. The list says the same. */
function Labels({ layout }: { layout: Layout }) {
  const lines = layout.lines.filter(({ xs }) => xs.length > 0)
  const isRoomy = hasRoomForNames(layout)
  return (
    <div aria-hidden className={classNames('relative h-9', isRoomy && 'not-print:@min-[64rem]:h-14')}>
      {lines.map((line) => (
        <span
          key={line.number}
          className="absolute inset-y-0 grid -translate-x-1/2 place-items-center text-center leading-tight whitespace-nowrap"
          style={{ left: `${(line.labelX / layout.widthFt) * 100}%` }}
        >
          <span className={classNames(isRoomy && 'not-print:@min-[64rem]:hidden')}>
            <Chip>{line.number}</Chip>
          </span>
          {isRoomy && (
            <span className="hidden text-small not-print:@min-[64rem]:block">
              <b className="block font-semibold">{line.tree.name}</b>
              {line.size !== null && bandInWords(line.size.heightFt)}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}

/** Whether the names fit side by side under a picture of 64 rem, at about half a rem a letter. */
function hasRoomForNames({ lines, widthFt }: Layout): boolean {
  const drawn = lines
    .filter(({ xs }) => xs.length > 0)
    .map(({ labelX, tree }) => ({ x: (labelX / widthFt) * 64, half: tree.name.length / 4 + 0.5 }))
  return drawn.every(({ x, half }, at) => {
    const before = drawn[at - 1] ?? { x: 0, half: 0 }
    return x - half >= before.x + before.half && x + half <= 64
  })
}

type Layout = ReturnType<typeof gardenLayout>

/** Dragging a plant with a mouse or finger. Others make room as it passes them. */
function useDrag({ lines, widthFt }: Layout, move: (from: number, to: number) => void) {
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
        if (line === undefined || event.button !== 0 || lines.length < 2) return
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
        const x = feetAt(event) + held.offsetFt
        const from = held.number - 1
        const rest = lines.toSpliced(from, 1)
        const after = rest.findIndex(({ xs }) => xs.length > 0 && middleOf(xs) > x)
        const to = after === -1 ? rest.findLastIndex(({ xs }) => xs.length > 0) + 1 : after
        if (to !== from) {
          move(from, to)
          held.number = to + 1
        }
        setLifted({ number: held.number, x })
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}
