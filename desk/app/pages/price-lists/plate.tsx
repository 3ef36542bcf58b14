import { classNames } from '#ui/class-names.ts'

/** A plant's plate; its name is beside it. */
export function Plate({ thumb, className }: { thumb: string | null; className: string }) {
  const frame = classNames('flex-none rounded-badge border border-line bg-surface object-cover', className)
  return thumb === null ? (
    <span className={frame} />
  ) : (
    <img src={thumb} alt="" width={300} height={300} loading="lazy" className={frame} />
  )
}
