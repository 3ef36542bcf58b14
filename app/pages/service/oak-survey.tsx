const marks = [
  { title: 'Crown', text: 'Thin on one side, or bare at the top.' },
  { title: 'Leaf veins', text: 'Brown veins in a green live oak leaf call for a lab test.' },
  { title: 'Old cuts', text: 'Painted or open, and what month they were made.' },
  { title: 'Root flare', text: 'You should see it. Soil and mulch piled on it do harm.' },
  { title: 'Joined roots', text: 'Live oaks share roots, and oak wilt travels along them.' },
]

/** The legend of the five numbers in the oak's drawing. */
export function OakLegend() {
  return (
    <ol aria-label="What we look at first" className="wrap grid gap-x-6 md:grid-cols-3 lg:grid-cols-5">
      {marks.map(({ title, text }, index) => (
        <li
          key={title}
          className="flex gap-3 border-line py-4 max-md:border-b max-md:last:border-0 lg:flex-col lg:gap-2 lg:py-6"
        >
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-pill border border-ink bg-raised font-display leading-none"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-display text-h4 font-medium">{title}</p>
            <p className="mt-1 text-ui text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const groups = [
  {
    risk: 3,
    word: 'Most at risk',
    kind: 'Red oaks',
    oaks: 'Texas red, Shumard, blackjack and water oak',
    text: 'They can die within weeks.',
  },
  {
    risk: 2,
    word: 'In between',
    kind: 'Live oaks',
    oaks: 'Escarpment and southern live oak',
    text: 'They pass it from tree to tree through joined roots.',
  },
  {
    risk: 1,
    word: 'Least, but not none',
    kind: 'White oaks',
    oaks: 'Bur, post, chinkapin, Lacey, shin and Monterrey oak',
    text: 'They come through it more often than the others.',
  },
]

/** Oak wilt by kind of oak. */
export function OaksAtRisk() {
  return (
    <div className="wrap">
      <div className="grid items-end gap-x-10 gap-y-3 lg:grid-cols-2">
        <h2>Which oaks are at risk</h2>
        <p className="max-w-[52ch] text-lead text-ink-soft">
          Oak wilt can take any oak. How fast, and how often, depends on the kind.
        </p>
      </div>
      <table className="mt-8 w-full border-collapse text-left">
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink text-small">
            <th scope="col" className="py-2 pr-6 font-semibold">
              Risk
            </th>
            <th scope="col" className="py-2 pr-6 font-semibold">
              Kind
            </th>
            <th scope="col" className="py-2 pr-6 font-semibold">
              Which ones
            </th>
            <th scope="col" className="py-2 font-semibold">
              What happens
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ risk, word, kind, oaks, text }) => (
            <tr
              key={kind}
              className="border-b border-line align-baseline max-md:grid max-md:gap-1 max-md:py-4"
            >
              <td className="py-4 pr-6 max-md:p-0">
                <span className="flex items-center gap-3 whitespace-nowrap">
                  <span aria-hidden className="flex items-end gap-1">
                    {[1, 2, 3].map((level) => (
                      <span
                        key={level}
                        className={`w-4 border border-action [print-color-adjust:exact] ${level <= risk ? 'bg-action' : ''}`}
                        style={{ height: level * 6 + 2 }}
                      />
                    ))}
                  </span>
                  {word}
                </span>
              </td>
              <th scope="row" className="py-4 pr-6 font-display text-h4 font-medium max-md:p-0">
                {kind}
              </th>
              <td className="py-4 pr-6 max-md:p-0">{oaks}</td>
              <td className="py-4 text-ink-soft max-md:p-0">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
