import { Link } from 'react-router'
import { counted } from '#domain/wording.ts'
import { FinderDrawing } from './finder-drawing.tsx'

type AnswerTileProps = { to: string; label: string; hint: string; total: number }

/** One answer of the finder: a tile, and on narrow screens a row where there's room for one. */
export function AnswerTile({ to, label, hint, total }: AnswerTileProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="flex h-full flex-col gap-x-4 rounded-box border border-line-control bg-surface px-2.5 pt-2 pb-2.5 text-small leading-snug text-ink no-underline outline-offset-0 hover:outline-2 hover:outline-brand max-md:@min-[14rem]:flex-row max-md:@min-[14rem]:items-center max-md:@min-[14rem]:py-1.5"
    >
      <span className="max-md:@min-[14rem]:w-22 max-md:@min-[14rem]:flex-none">
        <FinderDrawing answer={label} />
      </span>
      <span className="mt-2 block min-w-0 max-md:@min-[14rem]:mt-0 max-md:@min-[14rem]:flex-1">
        <b className="block font-semibold max-md:@min-[14rem]:text-ui">{label}</b>
        {hint !== '' && <span className="text-ink-soft">{hint}</span>}
      </span>
      <span className="mt-auto pt-1 font-medium whitespace-nowrap text-good tabular-nums max-md:@min-[14rem]:my-auto max-md:@min-[14rem]:pt-0">
        {counted(total, 'plant')}
      </span>
    </Link>
  )
}
