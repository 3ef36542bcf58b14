import { Link } from 'react-router'
import { toListStart } from '#app/components/plant-search/use-list-position.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

type LettersProps = {
  pages: Record<string, number>
  /** Initial letters of the names on this page. */
  here: ReadonlySet<string>
  hrefFor: (page: number) => string
}

/** Links each letter to the page where it starts. Letters without plants are dimmed. */
export function Letters({ pages, here, hrefFor }: LettersProps) {
  return (
    <PhoneDisclosure title="A to Z" className="max-md:-my-2.5">
      <nav aria-label="By first letter" className="grid grid-cols-13 gap-x-0.5 min-[1180px]:grid-cols-26">
        {alphabet.map((letter) => {
          const page = pages[letter]
          const look = `grid h-9 place-items-center max-md:h-11 border-b-2 font-display text-ui ${here.has(letter) ? 'border-brand' : 'border-transparent'}`
          return page === undefined ? (
            <span key={letter} aria-hidden className={`${look} text-ink-quiet opacity-45`}>
              {letter}
            </span>
          ) : (
            <Link
              key={letter}
              to={hrefFor(page)}
              {...toListStart()}
              className={`${look} font-medium text-ink no-underline hover:bg-sunk`}
            >
              {letter}
            </Link>
          )
        })}
      </nav>
    </PhoneDisclosure>
  )
}
