type Cost = {
  paragraphs: readonly string[]
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] } | null
}

export function ServiceCost({ cost: { paragraphs, table } }: { cost: Cost }) {
  return (
    <section className="section border-t border-line">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className={table === null ? 'lg:col-span-2' : undefined}>
          <h2>What it costs</h2>
          <div className={`mt-5 grid gap-x-16 gap-y-4 ${table === null ? 'lg:grid-cols-2' : 'max-w-prose'}`}>
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
                    <th scope="row" className="py-2.5 pr-4 font-medium">
                      {first}
                    </th>
                    {cells.map((cell, index) => (
                      <td key={table.columns[index + 1]} className="py-2.5 pr-4">
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
    </section>
  )
}
