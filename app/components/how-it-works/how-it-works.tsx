import { Growing, PickYourTrees, Planting } from './step-drawings.tsx'

export type Step = { title: string; text: string }

const drawings = [PickYourTrees, Planting, Growing]

/** Three steps, each with a drawing. On a phone, the drawing is small and beside the text. */
export function HowItWorks({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-5 md:grid-cols-3">
      {steps.map(({ title, text }, index) => {
        const Drawing = drawings[index]
        return (
          <li
            key={title}
            className="grid grid-cols-[104px_auto_minmax(0,1fr)] grid-rows-[auto_1fr] content-start items-baseline md:grid-cols-[38px_minmax(0,1fr)] md:grid-rows-none"
          >
            <div className="flex flex-col justify-end overflow-hidden rounded-box border border-line bg-surface max-md:row-span-2 max-md:mr-4 max-md:aspect-square max-md:self-start max-md:px-2 max-md:pb-1.5 md:col-span-2 md:mb-5 md:aspect-[4/3] md:px-4 md:pb-2">
              {Drawing !== undefined && <Drawing />}
            </div>
            <span aria-hidden className="font-display text-h3 leading-none text-brand max-md:mr-2 md:text-h2">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="col-span-2 col-start-2 mt-1.5 max-w-[40ch] self-start text-ui text-ink-soft md:col-span-1 md:col-start-2 md:mt-2 md:text-body">
              {text}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
