import { Growing, PickYourTrees, Planting } from './step-drawings.tsx'

export type Step = { title: string; text: string }

const drawings = [PickYourTrees, Planting, Growing]

/** HM-04: three steps, each with a drawing. */
export function HowItWorks({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {steps.map(({ title, text }, index) => {
        const Drawing = drawings[index]
        return (
          <li key={title} className="grid grid-cols-[38px_minmax(0,1fr)] content-start items-baseline">
            <div className="col-span-2 mb-5 flex aspect-[4/3] flex-col justify-end overflow-hidden rounded-box border border-line bg-surface px-4 pb-2">
              {Drawing !== undefined && <Drawing />}
            </div>
            <span aria-hidden className="font-display text-[2rem] leading-none text-brand">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="col-start-2 mt-2 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
