import { Link } from 'react-router'

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
    <nav aria-label="By first letter" className="mt-4 flex gap-0.5 overflow-x-auto max-md:-mx-5 max-md:px-5">
      {alphabet.map((letter) => {
        const page = pages[letter]
        const look = `grid h-10 min-w-7 flex-1 place-items-center border-b-2 font-display text-ui ${here.has(letter) ? 'border-brand' : 'border-transparent'}`
        return page === undefined ? (
          <span key={letter} aria-hidden className={`${look} text-ink-quiet opacity-45`}>
            {letter}
          </span>
        ) : (
          <Link
            key={letter}
            to={hrefFor(page)}
            className={`${look} font-medium text-ink no-underline hover:bg-sunk`}
          >
            {letter}
          </Link>
        )
      })}
    </nav>
  )
}
