import { Link } from 'react-router'
import { counted } from '#domain/wording.ts'
import { FinderDrawing } from './finder-drawing.tsx'

type AnswerTileProps = {
  to: string
  /** Which drawing it has. */
  drawing: string
  label: string
  hint: string
  total?: number
}

/** One answer of the finder. */
export function AnswerTile({ to, drawing, label, hint, total }: AnswerTileProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="flex h-full flex-col rounded-box border border-line-control bg-surface px-2.5 pt-2 pb-2.5 text-small leading-snug text-ink no-underline outline-offset-0 hover:outline-2 hover:outline-brand"
    >
      <FinderDrawing answer={drawing} />
      <b className="mt-2 block font-semibold">{label}</b>
      {hint !== '' && <span className="text-ink-soft">{hint}</span>}
      {total !== undefined && (
        <span className="mt-auto pt-1 font-medium text-good tabular-nums">{counted(total, 'plant')}</span>
      )}
    </Link>
  )
}
