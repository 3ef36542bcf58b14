import type { ReactNode } from 'react'
import { bandInWords } from '#domain/growth/growth-words.ts'
import type { GardenLayout } from '#domain/growth/garden.ts'
import { classNames } from '#ui/class-names.ts'

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="grid size-5.5 flex-none place-items-center rounded-pill border border-ink bg-raised text-caption leading-none font-semibold tabular-nums"
    >
      {children}
    </span>
  )
}

/** In the ground under the picture, so they have the same size at every width. The list says the same. */
export function GardenLabels({ layout }: { layout: GardenLayout }) {
  const isRoomy = hasRoomForNames(layout)
  return (
    <div
      aria-hidden
      className={classNames('relative h-11 subsoil', isRoomy && 'not-print:@min-[64rem]:h-17')}
    >
      {labeled(layout).map(({ line, x }) => (
        <span
          key={x}
          className="absolute inset-y-0 grid -translate-x-1/2 place-items-center text-center leading-tight whitespace-nowrap"
          style={{ left: `${(x / layout.widthFt) * 100}%` }}
        >
          <span className={classNames(isRoomy && 'not-print:@min-[64rem]:hidden')}>
            <Chip>{line.number}</Chip>
          </span>
          {isRoomy && (
            <span className="hidden text-small not-print:@min-[64rem]:block">
              <b className="block font-semibold">{line.tree.name}</b>
              {line.size !== null && (
                <span className="font-display text-ink-soft italic">{bandInWords(line.size.heightFt)}</span>
              )}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}

const labeled = ({ labels, lines }: GardenLayout) =>
  labels.flatMap(({ number, x }) => {
    const line = lines[number - 1]
    return line === undefined ? [] : [{ line, x }]
  })

/** Whether the names fit side by side under a picture of 64 rem, at about half a rem a letter. */
function hasRoomForNames(layout: GardenLayout): boolean {
  const drawn = labeled(layout).map(({ x, line }) => ({
    x: (x / layout.widthFt) * 64,
    half: line.tree.name.length / 4 + 0.5,
  }))
  return drawn.every(({ x, half }, at) => {
    const before = drawn[at - 1] ?? { x: 0, half: 0 }
    return x - half >= before.x + before.half && x + half <= 64
  })
}
