import { sprigUrl } from './who-list.tsx'

const sprigs = ['texas-redbud', 'red-yucca', 'cedar-elm', 'yaupon-holly']

/** Four sprigs in a row, from spring to winter. */
export function SeasonSprigs() {
  return (
    <div aria-hidden className="grid grid-cols-4 gap-3">
      {sprigs.map((slug) => (
        <img key={slug} src={sprigUrl(slug)} alt="" width={270} height={270} className="h-auto w-full" />
      ))}
    </div>
  )
}
