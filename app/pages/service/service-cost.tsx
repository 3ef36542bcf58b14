import { Check, Plus } from 'lucide-react'
import type { ComponentType } from 'react'

type Cost = {
  includes: readonly string[]
  extra: readonly string[]
  paragraphs: readonly string[]
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] } | null
}

export function ServiceCost({ cost: { includes, extra, paragraphs, table } }: { cost: Cost }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-2">
      <div className={table === null ? 'lg:col-span-2' : undefined}>
        <h2>What it costs</h2>
        <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
          <CostList title="The price includes" items={includes} Icon={Check} look="text-good" />
          <CostList title="Not included" items={extra} Icon={Plus} look="text-ink-quiet" />
        </div>
        <div className={`mt-6 grid gap-x-16 gap-y-4 ${table === null ? 'lg:grid-cols-2' : 'max-w-prose'}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {table !== null && (
        <div className="self-start overflow-x-auto rounded-box border border-line bg-raised px-5 py-4">
          <table className="w-full border-collapse text-left tabular-nums">
            <caption className="pb-2 text-left font-display text-h4 font-medium">{table.caption}</caption>
            <thead>
              <tr className="border-b border-ink text-small">
                {table.columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...cells]) => (
                <tr key={first} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1.5 pr-4 font-medium md:py-2.5">
                    {first}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={table.columns[index + 1]} className="py-1.5 pr-4 md:py-2.5">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

type CostListProps = {
  title: string
  items: readonly string[]
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  look: string
}

function CostList({ title, items, Icon, look }: CostListProps) {
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-2 grid gap-1.5 text-ui">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-5 flex-none ${look}`} /> {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
