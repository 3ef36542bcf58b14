import { ageName } from '#domain/growth/growth-words.ts'
import { ages, type Age } from '#domain/growth/growth.ts'

type AgeTabsProps = {
  shown: Age
  /** Of the page that shows the yard at an age. */
  urlAt: (age: Age) => string
  /** Without it, a tab loads its page. */
  onChoose?: (age: Age) => void
}

/** Planting day to full grown, as underlined links. */
export function AgeTabs({ shown, urlAt, onChoose }: AgeTabsProps) {
  return (
    <div
      role="group"
      aria-label="Age"
      className="mt-3 flex flex-wrap items-end justify-between gap-x-2 border-b border-line md:justify-start md:gap-x-8 print:hidden"
    >
      {ages.map((age) => (
        <a
          key={age}
          href={urlAt(age)}
          aria-current={age === shown ? 'true' : undefined}
          onClick={(event) => {
            if (onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChoose(age)
          }}
          className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent px-0.5 pt-1 text-center text-caption leading-tight font-medium text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-brand aria-[current]:text-ink md:text-ui"
        >
          {ageName(age)}
        </a>
      ))}
    </div>
  )
}
